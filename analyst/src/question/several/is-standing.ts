import type { MeasureRequest } from '@vela/contracts';
import { isOfNow } from '../place-in-time.ts';

/** They tell how the chart stands, whatever time the clause before them is about. */
const standing: ReadonlySet<string> = new Set([
  'indicator-at',
  'volatility-rank',
  'trend',
  'last-price',
  'volume-now',
  'all-time-high',
  'moving-average-distance',
  'last-time-at',
  'zone-list',
  'zone-count',
  'events',
  'nearest-structure',
  'range-position',
  'previous-extremes',
]);

/** Whether a measure tells how the chart stands now, and nothing of a period. */
export const isStanding = ({ id }: MeasureRequest): boolean => isOfNow(id) || standing.has(id);
