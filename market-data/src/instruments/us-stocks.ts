import type { PopularGroup } from '@vela/contracts';
import { toEntry, type InstrumentEntry } from './instrument-entry.ts';

type Stock = readonly [symbol: string, name: string, aliases?: readonly string[]];

const popularNasdaq: readonly Stock[] = [
  ['AAPL', 'Apple Inc.', ['Apple', 'Elma']],
  ['MSFT', 'Microsoft Corporation', ['Microsoft', 'Mikrosoft']],
  ['NVDA', 'NVIDIA Corporation', ['Nvidia']],
  ['AMZN', 'Amazon.com, Inc.', ['Amazon', 'Amazon.com']],
  [
    'GOOGL',
    'Alphabet Inc. (Class A)',
    [
      'Alphabet',
      'Google',
      'Gogle',
      'Alfabet',
      'Alphabet A',
      'Google A',
      'Google class A',
      'Alphabet class A',
    ],
  ],
  ['META', 'Meta Platforms, Inc.', ['Meta', 'Meta Platforms', 'Facebook', 'FB']],
  ['TSLA', 'Tesla, Inc.', ['Tesla']],
];

const nasdaq: readonly Stock[] = [
  [
    'GOOG',
    'Alphabet Inc. (Class C)',
    ['Alphabet', 'Google', 'Alphabet C', 'Google C', 'Google class C', 'Alphabet class C'],
  ],
  ['AVGO', 'Broadcom Inc.', ['Broadcom']],
  ['COST', 'Costco Wholesale Corporation', ['Costco']],
  ['NFLX', 'Netflix, Inc.', ['Netflix']],
  ['AMD', 'Advanced Micro Devices, Inc.', ['Advanced Micro Devices']],
  ['INTC', 'Intel Corporation', ['Intel']],
  ['CSCO', 'Cisco Systems, Inc.', ['Cisco']],
  ['ADBE', 'Adobe Inc.', ['Adobe']],
  ['QCOM', 'QUALCOMM Incorporated', ['Qualcomm']],
  ['PEP', 'PepsiCo, Inc.', ['Pepsi', 'PepsiCo']],
  ['AMGN', 'Amgen Inc.', ['Amgen']],
  ['PYPL', 'PayPal Holdings, Inc.', ['PayPal']],
  ['SBUX', 'Starbucks Corporation', ['Starbucks']],
  ['COIN', 'Coinbase Global, Inc.', ['Coinbase']],
  ['PLTR', 'Palantir Technologies Inc.', ['Palantir']],
];

const popularNyse: readonly Stock[] = [
  [
    'JPM',
    'JPMorgan Chase & Co.',
    ['JPMorgan', 'JP Morgan', 'JPMorgan Chase', 'JP Morgan Chase', 'J.P. Morgan'],
  ],
  [
    'KO',
    'The Coca-Cola Company',
    ['Coca-Cola', 'Coca Cola', 'CocaCola', 'Coke', 'Cola', 'Kola', 'Koka Kola'],
  ],
];

const nyse: readonly Stock[] = [
  [
    'BRK.B',
    'Berkshire Hathaway Inc. (Class B)',
    ['Berkshire Hathaway', 'Berkshire', 'BRKB', 'BRK-B', 'BRK'],
  ],
  ['LLY', 'Eli Lilly and Company', ['Eli Lilly', 'Lilly']],
  ['V', 'Visa Inc.', ['Visa']],
  ['MA', 'Mastercard Incorporated', ['Mastercard']],
  ['XOM', 'Exxon Mobil Corporation', ['Exxon', 'Exon', 'ExxonMobil', 'Exxon Mobil']],
  ['CVX', 'Chevron Corporation', ['Chevron']],
  ['WMT', 'Walmart Inc.', ['Walmart']],
  ['JNJ', 'Johnson & Johnson', ['Johnson and Johnson', 'Johnson Johnson', 'J&J']],
  ['PG', 'The Procter & Gamble Company', ['Procter & Gamble', 'Procter and Gamble', 'P&G']],
  ['UNH', 'UnitedHealth Group Incorporated', ['UnitedHealth', 'United Health']],
  ['HD', 'The Home Depot, Inc.', ['Home Depot']],
  ['ORCL', 'Oracle Corporation', ['Oracle']],
  ['BAC', 'Bank of America Corporation', ['Bank of America']],
  ['WFC', 'Wells Fargo & Company', ['Wells Fargo']],
  ['GS', 'The Goldman Sachs Group, Inc.', ['Goldman Sachs', 'Goldman']],
  ['MS', 'Morgan Stanley', []],
  ['C', 'Citigroup Inc.', ['Citigroup', 'Citi', 'Citibank']],
  ['ABBV', 'AbbVie Inc.', ['AbbVie']],
  ['MRK', 'Merck & Co., Inc.', ['Merck']],
  ['PFE', 'Pfizer Inc.', ['Pfizer']],
  ['CRM', 'Salesforce, Inc.', ['Salesforce']],
  ['IBM', 'International Business Machines Corporation', ['International Business Machines']],
  ['DIS', 'The Walt Disney Company', ['Disney', 'Walt Disney']],
  ['MCD', "McDonald's Corporation", ['McDonald', 'McDonalds']],
  ['NKE', 'NIKE, Inc.', ['Nike']],
  ['BA', 'The Boeing Company', ['Boeing']],
  ['CAT', 'Caterpillar Inc.', ['Caterpillar']],
  ['GE', 'GE Aerospace', ['General Electric']],
  ['F', 'Ford Motor Company', ['Ford', 'Ford Motor']],
  ['GM', 'General Motors Company', ['General Motors']],
  ['T', 'AT&T Inc.', ['AT&T']],
  ['VZ', 'Verizon Communications Inc.', ['Verizon']],
  ['UBER', 'Uber Technologies, Inc.', ['Uber']],
];

const funds: readonly Stock[] = [
  ['SPY', 'SPDR S&P 500 ETF Trust', ['SPDR S&P 500', 'S&P 500 ETF']],
  ['QQQ', 'Invesco QQQ Trust', ['Invesco QQQ', 'Nasdaq 100 ETF']],
  ['IWM', 'iShares Russell 2000 ETF', ['Russell 2000 ETF']],
  ['DIA', 'SPDR Dow Jones Industrial Average ETF Trust', ['Dow Jones ETF']],
  ['VOO', 'Vanguard S&P 500 ETF', ['Vanguard S&P 500', 'Vanguard S&P ETF']],
  ['VTI', 'Vanguard Total Stock Market ETF', ['Vanguard Total Stock Market']],
  ['GLD', 'SPDR Gold Shares', ['Gold ETF']],
  ['SLV', 'iShares Silver Trust', ['Silver ETF']],
  ['TLT', 'iShares 20+ Year Treasury Bond ETF', []],
  ['XLF', 'Financial Select Sector SPDR Fund', []],
  ['XLE', 'Energy Select Sector SPDR Fund', []],
  ['ARKK', 'ARK Innovation ETF', ['ARK Innovation']],
];

/** Vendors that write a class of shares otherwise than the exchange does. */
const classShares: Readonly<Record<string, InstrumentEntry['vendorSymbols']>> = {
  'BRK.B': { alphavantage: 'BRK-B', yahoo: 'BRK-B', stooq: 'brk-b.us' },
};

/** The vendors' codes of a share: its ticker, and Stooq's with its country. */
function toStockSymbols(ticker: string): InstrumentEntry['vendorSymbols'] {
  return {
    alpaca: ticker,
    twelvedata: ticker,
    massive: ticker,
    finnhub: ticker,
    alphavantage: ticker,
    yahoo: ticker,
    stooq: `${ticker.toLowerCase()}.us`,
    ...classShares[ticker],
  };
}

function toStockEntry(exchange: string, popular?: PopularGroup): (stock: Stock) => InstrumentEntry {
  return ([symbol, name, aliases = []]) =>
    toEntry(symbol, name, {
      assetClass: 'stock',
      exchange,
      currency: 'USD',
      priceDecimals: 2,
      calendar: 'new-york',
      popular,
      aliases,
      vendorSymbols: toStockSymbols(symbol),
    });
}

/** US companies by ticker, and large funds that trade like them. */
export const stockEntries: readonly InstrumentEntry[] = [
  ...popularNasdaq.map(toStockEntry('NASDAQ', 'stocks')),
  ...popularNyse.map(toStockEntry('NYSE', 'stocks')),
  ...nasdaq.map(toStockEntry('NASDAQ')),
  ...nyse.map(toStockEntry('NYSE')),
  ...funds.map(toStockEntry('NYSE Arca')),
];
