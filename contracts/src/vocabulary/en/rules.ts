import type { LanguageRules } from '../language-rules.ts';

export const rules: LanguageRules = {
  name: 'English',
  locale: 'en-US',
  dateLocale: 'en-GB',
  dateTimeSeparator: ', ',
  decimalPoint: '.',
  formatPercent: (number) => `${number}%`,
  formatDollars: (amount) => `$${amount}`,
  formatTimeframe: (interval) => interval,
  foldedLetters: {},
  needsExtendedLatin: false,
};
