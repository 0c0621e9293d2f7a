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
  /** Beginnings of names of currencies, by which pairs are made. */
  readonly names: Readonly<Record<NamedCurrency, string>>;
  /** An index of a currency is no currency: "dollar index". */
  readonly index: string;
  /** What stands before or after the currency that others are measured in. */
  readonly quoteBefore: string;
  readonly quoteAfter: string;
  /** Several are set beside each other: "rank euro pound yen". */
  readonly ranked: string;
  /** The dollar as it is named where it is measured in lira. */
  readonly dollarInLira: string;
};

/** Currencies whose names make pairs: "the euro against the dollar". */
export const namedCurrencies = ['EUR', 'USD', 'GBP', 'TRY', 'JPY', 'CHF'] as const;
export type NamedCurrency = (typeof namedCurrencies)[number];
