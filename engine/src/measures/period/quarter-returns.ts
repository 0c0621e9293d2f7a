import { createCalendarMeasure } from './calendar-measure.ts';

/**
 * Change of each calendar quarter that the period touches (January to March is the first), from the
 * last close of the quarter before to its last close; the last twelve are listed.
 */
export const quarterReturns = createCalendarMeasure(
  { id: 'quarter-returns', unit: 'quarter', rows: 12 },
  'all',
);
