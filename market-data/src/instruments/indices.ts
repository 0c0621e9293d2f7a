import { toEntry, type InstrumentEntry, type TradingCalendar } from './instrument-entry.ts';
import { findYahooStooqCodes } from './yahoo-stooq-symbols.ts';

type IndexTraits = {
  readonly exchange: string;
  readonly currency?: string;
  readonly calendar?: TradingCalendar;
  readonly aliases: readonly string[];
  readonly files?: readonly string[];
  readonly twelvedata?: string;
};

function toIndexEntry(
  symbol: string,
  name: string | readonly [string, string],
  traits: IndexTraits,
): InstrumentEntry {
  const {
    exchange,
    currency = 'USD',
    calendar = 'new-york',
    aliases,
    files = [],
    twelvedata,
  } = traits;
  const fileSymbols = files.map((file) => ({ symbol: file, futures: false }));
  return toEntry(symbol, name, {
    assetClass: 'index',
    exchange,
    currency,
    priceDecimals: 2,
    calendar,
    aliases: [...aliases, ...files],
    fileSymbols,
    vendorSymbols: { twelvedata, ...findYahooStooqCodes(symbol) },
  });
}

export const indexEntries: readonly InstrumentEntry[] = [
  toIndexEntry('SPX', 'S&P 500', {
    twelvedata: 'SPX',
    exchange: 'S&P Dow Jones',
    aliases: [
      // Without an apostrophe two letters have no ending that is looked for.
      'spde',
      'spnin',
      'spden',
      'S&P',
      'S&P500',
      'S and P 500',
      'S and P',
      'Sp',
      'SNP',
      'SNP 500',
      'SP500',
      'SPX500',
      'US 500',
      'ES',
      'Wall Street',
      'US stocks',
      'US equities',
      'US market',
      'US stock market',
      'American stocks',
      'American shares',
      'US shares',
      'Stocks',
      'Shares',
      'American market',
      'American stock market',
      'Borsa',
      'Amerikan borsası',
      'Amerika borsası',
      'ABD borsası',
      'New York borsası',
    ],
    files: ['^GSPC', 'GSPC', 'US500'],
  }),
  toIndexEntry('NDX', ['Nasdaq 100', 'Nasdaq 100'], {
    twelvedata: 'NDX',
    exchange: 'NASDAQ',
    aliases: [
      'Nasdaq',
      'NAS',
      'NAS100',
      'NASDAQ100',
      'US 100',
      'NQ',
      'Tech stocks',
      'US tech stocks',
      'Teknoloji hisseleri',
      'Teknoloji endeksi',
    ],
    files: ['^NDX', 'US100'],
  }),
  toIndexEntry('DJI', ['Dow Jones Industrial Average', 'Dow Jones Sanayi Endeksi'], {
    twelvedata: 'DJI',
    exchange: 'S&P Dow Jones',
    aliases: ['Dow', 'Dow Jones', 'Dow Jones Industrial', 'DJIA', 'Dow 30', 'US 30', 'YM'],
    files: ['^DJI', 'US30'],
  }),
  toIndexEntry('IXIC', ['Nasdaq Composite', 'Nasdaq Bileşik Endeksi'], {
    twelvedata: 'IXIC',
    exchange: 'NASDAQ',
    aliases: ['Nasdaq', 'Nasdaq Bileşik', 'COMP'],
    files: ['^IXIC'],
  }),
  toIndexEntry('RUT', 'Russell 2000', {
    exchange: 'FTSE Russell',
    aliases: ['Russell', 'US2000'],
    files: ['^RUT'],
  }),
  toIndexEntry('VIX', ['CBOE Volatility Index', 'CBOE Volatilite Endeksi'], {
    exchange: 'CBOE',
    aliases: [
      'Volatility Index',
      'Fear Index',
      'Korku Endeksi',
      'Volatilite Endeksi',
      'Oynaklık Endeksi',
    ],
    files: ['^VIX'],
  }),
  toIndexEntry('DXY', ['US Dollar Index', 'ABD Dolar Endeksi'], {
    exchange: 'ICE',
    aliases: ['Dollar Index', 'Dolar Endeksi', 'USDX', 'Dollar'],
    files: ['DX-Y.NYB'],
  }),
  toIndexEntry('DAX', 'DAX 40', {
    exchange: 'Xetra',
    currency: 'EUR',
    calendar: 'central-europe',
    aliases: [
      'DAX',
      'GER40',
      'DE40',
      'GER30',
      'German stocks',
      'German market',
      'German stock market',
      'Alman borsası',
      'Almanya borsası',
    ],
    files: ['^GDAXI', 'GDAXI'],
  }),
  toIndexEntry('UKX', 'FTSE 100', {
    exchange: 'LSE',
    currency: 'GBP',
    calendar: 'london',
    aliases: [
      'FTSE',
      'FTSE100',
      'UK100',
      'Footsie',
      'UK stocks',
      'UK market',
      'British stocks',
      'UK stock market',
      'İngiliz borsası',
      'İngiltere borsası',
      'Londra borsası',
    ],
    files: ['^FTSE'],
  }),
  toIndexEntry('CAC', 'CAC 40', {
    exchange: 'Euronext Paris',
    currency: 'EUR',
    calendar: 'central-europe',
    aliases: [
      'CAC40',
      'FRA40',
      'French stocks',
      'French market',
      'French stock market',
      'Fransız borsası',
      'Fransa borsası',
    ],
    files: ['^FCHI'],
  }),
  toIndexEntry('SX5E', 'Euro Stoxx 50', {
    exchange: 'Eurex',
    currency: 'EUR',
    calendar: 'central-europe',
    aliases: [
      'Stoxx 50',
      'EU50',
      'EUROSTOXX50',
      'European stocks',
      'European market',
      'European stock market',
      'Avrupa borsası',
    ],
    files: ['^STOXX50E'],
  }),
  toIndexEntry('N225', 'Nikkei 225', {
    exchange: 'Tokyo',
    currency: 'JPY',
    calendar: 'tokyo',
    aliases: [
      'Nikkei',
      'NI225',
      'JP225',
      'Japanese stocks',
      'Japanese market',
      'Japanese stock market',
      'Japon borsası',
      'Japonya borsası',
      'Tokyo borsası',
    ],
    files: ['^N225'],
  }),
  toIndexEntry('HSI', ['Hang Seng Index', 'Hang Seng Endeksi'], {
    exchange: 'HKEX',
    currency: 'HKD',
    calendar: 'hong-kong',
    aliases: ['Hang Seng', 'HK50'],
    files: ['^HSI'],
  }),
];
