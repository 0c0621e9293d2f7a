/** Currencies in which a price may be typed. */
export const pricedCurrencies = ['TRY', 'EUR', 'GBP', 'JPY', 'USD'] as const;
export type PricedCurrency = (typeof pricedCurrencies)[number];

/** How they are written before or behind a number. */
export const currencySigns: Readonly<Record<PricedCurrency, string>> = {
  TRY: '₺',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  USD: '$',
};

/** Words of amounts of money, as pattern sources over folded text. */
export type MoneyWords = {
  /** Times the number before them. */
  readonly scales: Readonly<Record<string, number>>;
  /** Names of currencies behind a number. */
  readonly currencies: Readonly<Record<PricedCurrency, string>>;
  /** What a currency follows, or stands before, where figures are wanted in it. */
  readonly wantedBefore: string;
  readonly wantedAfter: string;
};
