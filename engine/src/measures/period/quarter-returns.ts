import type { Measure } from '../measure.ts';
import { toCalendarFacts } from './calendar-facts.ts';

const usualQuarters = 12;

/**
 * Change of each calendar quarter that the period touches, from the last close of the quarter before
 * to its last close (January to March is the first); with `count` the last so many, with `direction` those
 * that closed so. Without `count` all are summed up, and the last twelve listed.
 */
export const quarterReturns: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: (input) => {
    const { count } = input.parameters;
    const last = count === undefined ? {} : { last: count };
    return toCalendarFacts(input, {
      id: 'quarter-returns',
      unit: 'quarter',
      rows: usualQuarters,
      ...last,
    });
  },
};
