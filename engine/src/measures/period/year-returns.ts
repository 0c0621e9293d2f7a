import { createCalendarMeasure } from './calendar-measure.ts';

/**
 * Change of each calendar year that the period touches, from the last close of the year before to
 * its last close; the last ten are listed.
 */
export const yearReturns = createCalendarMeasure(
  { id: 'year-returns', unit: 'year', rows: 10 },
  'all',
);
