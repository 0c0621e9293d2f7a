import type { NumberSpan } from '@vela/contracts';
import { LRUCache } from 'lru-cache';

// Parameters in indicator names are not measurements.
const indicatorNames = ['RSI 14', 'EMA 20', 'EMA 50', 'EMA 200', 'ATR 14'];

const toBlank = (text: string): string => ' '.repeat(text.length);

/** Replaces bound spans by spaces; offsets stay the same. */
export function maskSpans(text: string, spans: readonly NumberSpan[]): string {
  return spans.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + toBlank(masked.slice(start, end)) + masked.slice(end),
    text,
  );
}

/** Names, longest first: an answer checks many sentences against the same ones. */
const sortedByLabels = new WeakMap<readonly string[], readonly string[]>();

function sortNames(labels: readonly string[]): readonly string[] {
  const known = sortedByLabels.get(labels);
  if (known !== undefined) return known;
  const names = [...labels, ...indicatorNames]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);
  sortedByLabels.set(labels, names);
  return names;
}

const patterns = new LRUCache<string, RegExp>({ max: 2000 });

/** The pattern of a name that stands as whole words. */
function getPattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  patterns.set(name, pattern);
  return pattern;
}

/** Replaces names that stand as whole words by spaces, longest first; offsets stay the same. */
export function maskLabels(text: string, labels: readonly string[]): string {
  return sortNames(labels).reduce(
    // Most names do not occur: looking costs less than a pattern.
    (masked, name) => (masked.includes(name) ? masked.replace(getPattern(name), toBlank) : masked),
    text,
  );
}
