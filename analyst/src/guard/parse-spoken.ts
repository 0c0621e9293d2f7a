import type { Language } from '@vela/contracts';

export type SpokenNumber = {
  readonly value: number;
  readonly decimals: number;
  readonly isPercent: boolean;
};
export type SpokenTime = { readonly time: number; readonly isDay: boolean };

const numberForms = {
  en: /^(?<sign>-)?(?<whole>\d{1,3}(?:,\d{3})*|\d+)(?:\.(?<part>\d+))?(?<percent>%)?$/,
  tr: /^(?<sign>-)?(?<percent>%)?(?<whole>\d{1,3}(?:\.\d{3})*|\d+)(?:,(?<part>\d+))?$/,
} as const satisfies Record<Language, RegExp>;

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  tr: [
    'Ocak',
    'Şubat',
    'Mart',
    'Nisan',
    'Mayıs',
    'Haziran',
    'Temmuz',
    'Ağustos',
    'Eylül',
    'Ekim',
    'Kasım',
    'Aralık',
  ],
} as const satisfies Record<Language, readonly string[]>;

const timeForm =
  /^(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})(?:,? (?<hour>\d{2}):(?<minute>\d{2}) UTC)?$/u;

/** Reads a number as the language writes it; undefined when it is not one in that language. */
export function parseSpokenNumber(text: string, language: Language): SpokenNumber | undefined {
  const groups = numberForms[language].exec(text)?.groups;
  if (groups === undefined) return undefined;
  const part = groups['part'] ?? '';
  const size = Number(`${(groups['whole'] ?? '').replace(/\D/g, '')}.${part === '' ? '0' : part}`);
  return {
    value: groups['sign'] === undefined ? size : -size,
    decimals: part.length,
    isPercent: groups['percent'] !== undefined,
  };
}

/** Reads a moment as the language writes it ("12 March 2026, 14:00 UTC", "12 Mart 2026"). */
export function parseSpokenTime(text: string, language: Language): SpokenTime | undefined {
  const groups = timeForm.exec(text)?.groups;
  const month = months[language].findIndex((name) => name === groups?.['month']);
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
