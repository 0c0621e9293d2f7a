import type { MeasureId } from '@vela/engine';
import type { FilterWord } from '../language/act-words.ts';
import type { Found } from './word-pattern.ts';

// Measures that filters narrow: a filter may stand inside the phrase that asks for them.
const narrowed: ReadonlySet<string> = new Set([
  'zone-state',
  'zone-list',
  'zone-count',
  'events',
  'event-count',
  'patterns',
  'divergences',
  'touch-history',
  'first-since',
  'nearest-structure',
  'swing-levels',
  'distance-to-price',
  'if-price',
  'time-above',
  'indicator-cross',
  'indicator-share',
  'indicator-extreme',
  'average-cross',
  'last-time-at',
  'streak',
  'best-worst-candles',
  'opening-gaps',
  'next-invalidation',
  'levels-between',
]);

/** Whether a filter narrows what is asked: "highest high" asks for the high, and not for the largest of a list. */
export function isOutside(filter: Found<FilterWord>, found: readonly Found<MeasureId>[]): boolean {
  return !found.some(
    ({ value, start, end }) => !narrowed.has(value) && start <= filter.start && filter.end <= end,
  );
}
