import type { Language } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

export type SpokenNumber = {
  readonly value: number;
  readonly decimals: number;
  readonly isPercent: boolean;
};
export type SpokenTime = { readonly time: number; readonly isDay: boolean };

const timeForm =
  /^(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})(?:,? (?<hour>\d{2}):(?<minute>\d{2}) UTC)?$/u;

/** Parses a number in the language's format; undefined if it is not one. */
export function parseSpokenNumber(text: string, language: Language): SpokenNumber | undefined {
  const groups = analystLanguages[language].guard.number.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const part = groups['part'] ?? '';
  const size = Number(`${(groups['whole'] ?? '').replace(/\D/g, '')}.${part === '' ? '0' : part}`);
  return {
    value: groups['sign'] === undefined ? size : -size,
    decimals: part.length,
    isPercent: groups['percent'] !== undefined,
  };
}

/** Parses a time in the language's format ("12 March 2026, 14:00 UTC", "12 Mart 2026"). */
export function parseSpokenTime(text: string, language: Language): SpokenTime | undefined {
  const groups = timeForm.exec(text)?.groups;
  const month = analystLanguages[language].guard.months.indexOf(groups?.['month'] ?? '');
  if (groups === undefined || month < 0) return undefined;
  const isDay = groups['hour'] === undefined;
  const time = Date.UTC(
    Number(groups['year']),
    month,
    Number(groups['day']),
    Number(groups['hour'] ?? 0),
    Number(groups['minute'] ?? 0),
  );
  return { time, isDay };
}
