import type { ReleaseValue } from '@vela/contracts';

const scales: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
const single = /^([-+]?)(\d+(?:\.\d+)?)(%|[KMBT])?$/;

/**
 * A value as calendars write it: `0.6%`, `-301K`, `1.2B`. Empty is no value and never zero; what is
 * no single number (`<0.10%`, `0.10|3.5`, `8-0-1`) stays text. Percent values are percentages.
 */
export function parseReleaseValue(typed: string): ReleaseValue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const [, sign = '', digits = '', suffix = ''] = single.exec(text.replaceAll(',', '')) ?? [];
  if (digits === '') return { text, number: null };
  const scale = scales[suffix === '%' ? '' : suffix] ?? 1;
  // Decimal digits are scaled as a whole number: 1.2 * 1e9 must be 1200000000.
  const decimals = digits.split('.')[1]?.length ?? 0;
  const whole = Number(digits.replace('.', ''));
  const number = (whole * scale) / 10 ** decimals;
  return { text, number: sign === '-' ? -number : number };
}

/** Unit and decimals of a value as text: `0.6%` has one decimal and is a percentage. */
export function findReleaseUnit(texts: readonly (string | undefined)[]): {
  readonly unit: 'percent' | 'count' | 'index' | 'text';
  readonly decimals: number;
} {
  const values = texts.filter((text) => text !== undefined && single.test(text));
  const decimals = Math.max(0, ...values.map((text) => text?.match(/\.(\d+)/)?.[1]?.length ?? 0));
  const [first] = values;
  if (first === undefined) return { unit: 'text', decimals: 0 };
  if (first.endsWith('%')) return { unit: 'percent', decimals };
  return { unit: /[KMBT]$/.test(first) ? 'count' : 'index', decimals };
}
