import type { NumberSpan } from '@vela/contracts';

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

type NamePattern = { readonly name: string; readonly pattern: RegExp };

/** Patterns of names, longest first: an answer checks many sentences against the same names. */
const patternsByLabels = new WeakMap<readonly string[], readonly NamePattern[]>();

function getPatterns(labels: readonly string[]): readonly NamePattern[] {
  const known = patternsByLabels.get(labels);
  if (known !== undefined) return known;
  const patterns = [...labels, ...indicatorNames]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return { name, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu') };
    });
  patternsByLabels.set(labels, patterns);
  return patterns;
}

/** Replaces names that stand as whole words by spaces, longest first; offsets stay the same. */
export function maskLabels(text: string, labels: readonly string[]): string {
  return getPatterns(labels).reduce(
    // Most names do not occur: looking costs less than a pattern.
    (masked, { name, pattern }) =>
      masked.includes(name) ? masked.replace(pattern, toBlank) : masked,
    text,
  );
}
