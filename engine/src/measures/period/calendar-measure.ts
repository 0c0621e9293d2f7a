import type { Measure } from '../measure.ts';
import { toCalendarFacts, type CalendarQuestion } from './calendar-facts.ts';

/**
 * A measure of calendar years, quarters or months: with `count` the last so many of the period, with
 * `direction` those that closed so. Without `count` all are summed up, and the last `rows` listed.
 */
export const createCalendarMeasure = (
  question: Omit<CalendarQuestion, 'last'>,
  usualPeriod: Measure['usualPeriod'],
): Measure => ({
  subjects: { least: 1, most: 1 },
  usualPeriod,
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: (input) => {
    const { count } = input.parameters;
    return toCalendarFacts(input, count === undefined ? question : { ...question, last: count });
  },
});
