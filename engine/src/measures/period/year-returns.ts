import type { Measure } from '../measure.ts';
import { toCalendarFacts } from './calendar-facts.ts';

const usualYears = 10;

/**
 * Change of each calendar year that the period touches, from the last close of the year before to
 * its last close: the last `count` of them; with `direction` those that closed so. Without `count`
 * all are summed up, and the last ten listed.
 */
export const yearReturns: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: (input) => {
    const { count } = input.parameters;
    const last = count === undefined ? {} : { last: count };
    return toCalendarFacts(input, { id: 'year-returns', unit: 'year', rows: usualYears, ...last });
  },
};
