import type { Fact, Language } from '@vela/contracts';
import { readNumbers } from './read-numbers.ts';

// Fact values formatted independently of the product's formatter, with manual digit grouping.
function formatGroups(whole: string, mark: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

/** A magnitude in the language's format, rounded both up and down at a tie. */
function listWrittenForms(value: number, decimals: number, language: Language): string[] {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const size = Math.abs(value);
  const nudge = size * 1e-12;
  return [size, size + nudge, size - nudge].map((one) => {
    const [whole = '0', part] = Math.max(0, one).toFixed(decimals).split('.');
    return part === undefined
      ? formatGroups(whole, group)
      : `${formatGroups(whole, group)}${point}${part}`;
  });
}

const defaults: Readonly<Record<string, number>> = { price: 2, percent: 2, ratio: 2, money: 2 };

/** The digit groups that may represent a fact: for a time its day, year, hour and minute. */
function listDigits({ value, unit, decimals }: Fact, language: Language): string[] {
  if (typeof value === 'string') return [];
  if (unit !== 'time') return listWrittenForms(value, decimals ?? defaults[unit] ?? 0, language);
  const [date = '', clock = ''] = new Date(value).toISOString().split('T');
  const [year = '', , day = ''] = date.split('-');
  return [year, String(Number(day)), ...clock.split(':').slice(0, 2)];
}

/** Returns digit groups of a text that come from none of the facts or names. */
export function findStrayDigits(
  text: string,
  from: { readonly facts: readonly Fact[]; readonly names: readonly string[] },
  language: Language,
): string[] {
  const allowed = new Set([
    ...from.facts.flatMap((fact) => listDigits(fact, language)),
    ...from.names.flatMap((name) => readNumbers(name, language).map((number) => number.text)),
  ]);
  return readNumbers(text, language)
    .map((number) => number.text)
    .filter((digits) => !allowed.has(digits));
}

/** Returns all numbers of a text, sorted by value. */
export function readSortedNumbers(text: string, language: Language): number[] {
  return readNumbers(text, language)
    .map((number) => number.value)
    .toSorted((one, other) => one - other);
}
