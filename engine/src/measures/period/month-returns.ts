import type { Measure } from '../measure.ts';
import { toBestFacts } from './calendar-facts.ts';
import { createCalendarMeasure } from './calendar-measure.ts';

/**
 * Change of each calendar month that the period touches, from the last close of the month before to
 * its last close.
 */
export const monthReturns = createCalendarMeasure(
  { id: 'month-returns', unit: 'month' },
  { days: 365 },
);

/** Best and worst complete calendar month of the period; with `count` the best so many. */
export const bestMonth: Measure = {
  ...monthReturns,
  calculate: (input) => toBestFacts(input, { id: 'best-month', unit: 'month' }),
};
