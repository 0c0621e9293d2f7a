import type { NumberSpan } from '@vela/contracts';

// Parameters in the names of indicators are not measurements.
const indicatorNames = ['RSI 14', 'EMA 20', 'EMA 50', 'EMA 200', 'ATR 14'];

const blank = (text: string): string => ' '.repeat(text.length);

/** The text with the bound stretches blanked out; positions stay. */
export function maskSpans(text: string, spans: readonly NumberSpan[]): string {
  return spans.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + blank(masked.slice(start, end)) + masked.slice(end),
    text,
  );
}

/** The text with names blanked out wherever they stand as whole words; the longest first. Positions stay. */
export function maskLabels(text: string, labels: readonly string[]): string {
  const names = [...labels, ...indicatorNames]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);
  return names.reduce((masked, name) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return masked.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'),
      blank,
    );
  }, text);
}
