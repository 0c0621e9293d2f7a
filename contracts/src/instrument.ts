export const assetClasses = ['crypto', 'stock', 'index', 'commodity', 'forex'] as const;
export type AssetClass = (typeof assetClasses)[number];

/** Groups of the popular symbols in the picker. */
export const popularGroups = ['crypto', 'stocks', 'forex'] as const;
export type PopularGroup = (typeof popularGroups)[number];

/** A tradable thing, settled before anything is computed. `symbol` is canonical (DESIGN: BTCUSDT, BRK.B, EURUSD, XAUUSD, SPX). */
export type Instrument = {
  symbol: string;
  name: { en: string; tr: string };
  assetClass: AssetClass;
  exchange: string;
  /** ISO 4217 code, or the quote asset of a crypto pair (USDT). */
  currency: string;
  /** Decimals in which prices of this instrument are spoken. */
  priceDecimals: number;
  /** Group of the popular list, absent when it is not in it. */
  popular?: PopularGroup;
};

/** Answer of the symbol search, best match first. Without a query: the popular instruments, and the same by group. */
export type InstrumentList = {
  items: Instrument[];
  groups?: { group: PopularGroup; items: Instrument[] }[];
};
