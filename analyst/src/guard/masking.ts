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

/** Replaces names that stand as whole words by spaces, longest first; offsets stay the same. */
export function maskLabels(text: string, labels: readonly string[]): string {
  const names = [...labels, ...indicatorNames]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);
  return names.reduce((masked, name) => {
    // Most names do not occur: looking costs less than a pattern.
    if (!masked.includes(name)) return masked;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return masked.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'),
      toBlank,
    );
  }, text);
}
