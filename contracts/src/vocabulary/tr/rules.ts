import type { LanguageRules } from '../language-rules.ts';

const units: Readonly<Record<string, string>> = { m: 'dk', h: 'sa', d: 'g', w: 'hf', mo: 'ay' };

export const rules: LanguageRules = {
  name: 'Türkçe',
  locale: 'tr-TR',
  dateLocale: 'tr-TR',
  dateTimeSeparator: ' ',
  decimalPoint: ',',
  formatPercent: (number) => (number.startsWith('-') ? `-%${number.slice(1)}` : `%${number}`),
  formatDollars: (amount) => `${amount}\u00A0$`,
  formatTimeframe: (interval) => interval.replace(/[a-z]+/, (unit) => units[unit] ?? unit),
  foldedLetters: {
    ı: 'i',
    İ: 'i',
    I: 'i',
    ş: 's',
    Ş: 's',
    ğ: 'g',
    Ğ: 'g',
    ç: 'c',
    Ç: 'c',
    ö: 'o',
    Ö: 'o',
    ü: 'u',
    Ü: 'u',
    â: 'a',
    Â: 'a',
    î: 'i',
    Î: 'i',
    û: 'u',
    Û: 'u',
  },
  needsExtendedLatin: true,
};
