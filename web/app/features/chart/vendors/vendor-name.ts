import { getSourceWords, type Language } from '@vela/contracts';

/** Vendors as they write themselves. */
const brands: Readonly<Record<string, string>> = {
  binance: 'Binance',
  bybit: 'Bybit',
  okx: 'OKX',
  kraken: 'Kraken',
  coinbase: 'Coinbase',
  alpaca: 'Alpaca',
  twelvedata: 'Twelve Data',
  massive: 'Massive',
  finnhub: 'Finnhub',
  alphavantage: 'Alpha Vantage',
  yahoo: 'Yahoo',
  stooq: 'Stooq',
  ecb: 'ECB',
  frankfurter: 'Frankfurter',
  tcmb: 'TCMB',
};

/** How a source is named to people. */
export function getVendorName(vendor: string, language: Language): string {
  return getSourceWords(language).names[vendor] ?? brands[vendor] ?? vendor;
}
