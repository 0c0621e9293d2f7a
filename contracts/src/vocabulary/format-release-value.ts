import type { ReleaseValue } from '../calendar-schema.ts';
import type { Language } from '../language.ts';
import { formatNumber, formatPercent } from './format-value.ts';

/**
 * A published value in a language: `0.6%` is `%0,6` in Turkish, `-301K` keeps its letter; what is no
 * single number stays as it was published.
 */
export function formatReleaseValue({ text, number }: ReleaseValue, language: Language): string {
  const [, digits = '', suffix = ''] = /^([-+]?\d+(?:\.\d+)?)(%|[KMBT])?$/.exec(text) ?? [];
  if (number === null || digits === '') return text;
  const decimals = digits.split('.')[1]?.length ?? 0;
  if (suffix === '%') return formatPercent(Number(digits), decimals, language);
  return formatNumber(Number(digits), decimals, language) + suffix;
}
