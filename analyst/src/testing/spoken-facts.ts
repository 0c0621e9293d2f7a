import type { Fact, Language } from '@vela/contracts';
import { readNumbers } from './second-parser.ts';

// The values of facts written down apart from the product's own formatter, by grouping digits with hand.
function grouped(whole: string, mark: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

/** A size with so many decimals as the language writes it, rounded up and rounded down where it lies in the middle. */
function writtenForms(value: number, decimals: number, language: Language): string[] {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const size = Math.abs(value);
  const nudge = size * 1e-12;
  return [size, size + nudge, size - nudge].map((one) => {
    const [whole = '0', part] = Math.max(0, one).toFixed(decimals).split('.');
    return part === undefined ? grouped(whole, group) : `${grouped(whole, group)}${point}${part}`;
  });
}

const defaults: Readonly<Record<string, number>> = { price: 2, percent: 2, ratio: 2, money: 2 };

/** The groups of digits in which a fact can be said: a time by its day, its year, its hour and its minute. */
function digitsOf({ value, unit, decimals }: Fact, language: Language): string[] {
  if (typeof value === 'string') return [];
  if (unit !== 'time') return writtenForms(value, decimals ?? defaults[unit] ?? 0, language);
  const [date = '', clock = ''] = new Date(value).toISOString().split('T');
  const [year = '', , day = ''] = date.split('-');
  return [year, String(Number(day)), ...clock.split(':').slice(0, 2)];
}

/** Groups of digits in a text that neither one of the facts nor one of the names accounts for. */
export function strayDigits(
  text: string,
  from: { readonly facts: readonly Fact[]; readonly names: readonly string[] },
  language: Language,
): string[] {
  const allowed = new Set([
    ...from.facts.flatMap((fact) => digitsOf(fact, language)),
    ...from.names.flatMap((name) => readNumbers(name, language).map((number) => number.text)),
  ]);
  return readNumbers(text, language)
    .map((number) => number.text)
    .filter((digits) => !allowed.has(digits));
}

/** All numbers of a text in the order of their size, whatever the words between them. */
export function numbersIn(text: string, language: Language): number[] {
  return readNumbers(text, language)
    .map((number) => number.value)
    .toSorted((one, other) => one - other);
}
