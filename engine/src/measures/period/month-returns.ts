import type { Measure } from '../measure.ts';
import { toBestFacts, toCalendarFacts } from './calendar-facts.ts';

const months = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
} as const;

/**
 * Change of each calendar month that the period touches, from the last close of the month before to
 * its last close; with `count` the last so many, with `direction` those that closed so.
 */
export const monthReturns: Measure = {
  ...months,
  calculate: (input) => {
    const { count } = input.parameters;
    const last = count === undefined ? {} : { last: count };
    return toCalendarFacts(input, { id: 'month-returns', unit: 'month', ...last });
  },
};

/** Best and worst complete calendar month of the period; with `count` the best so many. */
export const bestMonth: Measure = {
  ...months,
  calculate: (input) => toBestFacts(input, { id: 'best-month', unit: 'month' }),
};
