import type { Measure } from '../measure.ts';
import { toCalendarFacts } from './calendar-facts.ts';

const usualYears = 10;

/**
 * Change of each calendar year that the period touches, from the last close of the year before to
 * its last close: the last `count` of them, usually 10; with `direction` those that closed so.
 */
export const yearReturns: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: (input) =>
    toCalendarFacts(input, {
      id: 'year-returns',
      unit: 'year',
      last: input.parameters.count ?? usualYears,
    }),
};
