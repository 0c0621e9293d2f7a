/** Rules of writing in one language, beside its words. */
export type LanguageRules = {
  /** The language's own name, as in the switcher. */
  readonly name: string;
  /** Locale of numbers. */
  readonly locale: string;
  /** Locale of dates and lists: the day before the month. */
  readonly dateLocale: string;
  /** Between a date and a time of day. */
  readonly dateTimeSeparator: string;
  readonly decimalPoint: '.' | ',';
  /** Adds the percent sign to a formatted number. */
  readonly formatPercent: (number: string) => string;
  /** Adds the dollar sign to a formatted amount. */
  readonly formatDollars: (amount: string) => string;
  /** A timeframe such as 4h in the short form of this language, for labels on a chart. */
  readonly formatTimeframe: (interval: string) => string;
  /** Letters that compare as another one, each a single character. */
  readonly foldedLetters: Readonly<Record<string, string>>;
  /** Whether its letters go beyond Latin-1, so that pages need a second font file. */
  readonly needsExtendedLatin: boolean;
};
