import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interval } from '@vela/engine';
import type { LiveVendor } from '../live/live-vendor.ts';
import { liveVendors } from '../vendors/live-vendors.ts';

const fixtures = join(import.meta.dirname, '../../../../shared/data/fixtures');

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** An answer of a vendor with what it says, read off it by eye. */
export type RecordedCandles = {
  readonly vendor: string;
  /** A recorded file, or the answer of the vendor's documentation where none was recorded. */
  readonly answer: string | Json;
  /** Symbol that was asked for, where the answer holds others too. */
  readonly symbol?: string;
  /** Absent where the answer is an example whose candles do not open on the clock. */
  readonly interval?: Interval;
  /** Open time (UTC ms), open, high, low, close and volume of the first candle. */
  readonly first: readonly number[];
  readonly count: number;
};

/** A rate of a day as a candle. */
const flat = (date: number, rate: number): number[] => [date, rate, rate, rate, rate, 0];
const bar = { o: 24.5, h: 24.9, l: 24.1, c: 24.6, v: 1000, n: 20, vw: 24.5 };
const yahoo = (name: string): string => `yahoo/chart-${name}.json`;
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);

export const recordedCandles: readonly RecordedCandles[] = [
  {
    vendor: 'binance',
    answer: 'binance/rest_klines_spot.json',
    interval: '1m',
    first: [1_634_943_780_000, 60_685.22, 60_729.84, 60_670.9, 60_719.27, 21.632_72],
    count: 10,
  },
  {
    vendor: 'binance',
    answer: 'binance/rest_klines_BTCUSDT_1h_2024-03.json',
    interval: '1h',
    first: [day(2024, 3, 1), 61_130.99, 61_749, 61_126, 61_501.11, 1867.799_02],
    count: 744,
  },
  {
    vendor: 'binance',
    answer: 'binance/rest_klines_docs_example.json',
    first: [1_499_040_000_000, 0.016_347_9, 0.8, 0.015_758, 0.015_771, 148_976.114_278_15],
    count: 1,
  },
  {
    vendor: 'bybit',
    answer: 'bybit/http_get_klines_linear.json',
    first: [1_709_891_679_000, 27_450, 27_460, 27_440, 27_455, 123.45],
    count: 1,
  },
  {
    vendor: 'okx',
    answer: 'okx/http_get_candlesticks_full.json',
    interval: '1m',
    first: [1_747_093_980_000, 102_806, 102_820.5, 102_783.1, 102_806.1, 7164.04],
    count: 2,
  },
  {
    vendor: 'kraken',
    answer: 'kraken/http_ohlc.json',
    interval: '1m',
    first: [1_762_816_680_000, 106_171.3, 106_171.3, 106_171.3, 106_171.3, 0],
    count: 60,
  },
  {
    vendor: 'coinbase',
    answer: 'coinbase/http_candles.json',
    interval: '1h',
    first: [1_712_188_800_000, 65_984.18, 66_387.77, 65_857.35, 66_314.59, 358.748_510_52],
    count: 2,
  },
  {
    vendor: 'twelvedata',
    answer: 'twelvedata/time_series_AAPL_1day.json',
    interval: '1d',
    first: [day(2026, 8, 19), 310.140_01, 319.28, 309.600_01, 316.829_99, 50_505_600],
    count: 2,
  },
  {
    vendor: 'twelvedata',
    answer: 'twelvedata/time_series_EURUSD_1day.json',
    interval: '1d',
    first: [day(2026, 8, 21), 1.1679, 1.171_08, 1.166_94, 1.167_64, 0],
    count: 2,
  },
  {
    vendor: 'alpaca',
    answer: {
      bars: [{ t: '2026-08-19T04:00:00Z', ...bar }],
      symbol: 'AAPL',
      next_page_token: null,
    },
    interval: '1d',
    first: [day(2026, 8, 19), 24.5, 24.9, 24.1, 24.6, 1000],
    count: 1,
  },
  {
    vendor: 'massive',
    answer: {
      status: 'OK',
      resultsCount: 1,
      results: [{ t: Date.UTC(2026, 0, 14, 5), ...bar }],
    },
    interval: '1d',
    first: [day(2026, 1, 14), 24.5, 24.9, 24.1, 24.6, 1000],
    count: 1,
  },
  {
    vendor: 'finnhub',
    answer: {
      c: [217.68, 221.03],
      h: [222.49, 221.5],
      l: [217.19, 217.1402],
      o: [221.03, 218.55],
      s: 'ok',
      t: [1_569_283_200, 1_569_369_600],
      v: [33_463_820, 24_018_876],
    },
    interval: '1d',
    first: [day(2019, 9, 24), 221.03, 222.49, 217.19, 217.68, 33_463_820],
    count: 2,
  },
  {
    vendor: 'alphavantage',
    answer: {
      'Meta Data': { '2. Symbol': 'IBM', '5. Time Zone': 'US/Eastern' },
      'Time Series (Daily)': {
        '2026-11-24': {
          '1. open': '304.10',
          '2. high': '306.20',
          '3. low': '302.50',
          '4. close': '305.90',
          '5. volume': '3641580',
        },
        '2026-11-23': {
          '1. open': '301.00',
          '2. high': '304.90',
          '3. low': '300.10',
          '4. close': '304.12',
          '5. volume': '4102311',
        },
      },
    },
    interval: '1d',
    first: [day(2026, 11, 23), 301, 304.9, 300.1, 304.12, 4_102_311],
    count: 2,
  },
  {
    vendor: 'yahoo',
    answer: yahoo('AAPL-2020-08-31-to-2020-11-07'),
    interval: '1d',
    first: [
      day(2020, 8, 31),
      127.580_001_831_054_69,
      131,
      126,
      129.039_993_286_132_81,
      225_702_700,
    ],
    count: 49,
  },
  {
    vendor: 'yahoo',
    answer: yahoo('EURUSD=X-2020-01-01-to-2020-01-03'),
    first: [
      day(2020, 1, 1),
      1.122_082_591_056_823_7,
      1.122_838_497_161_865_2,
      1.115_946_888_923_645,
      1.122_082_591_056_823_7,
      0,
    ],
    count: 3,
  },
  {
    vendor: 'yahoo',
    answer: yahoo('GC=F-2020-01-01-to-2020-01-03'),
    interval: '1d',
    first: [day(2020, 1, 2), 1518.099_975_585_937_5, 1528.699_951_171_875, 1518, 1524.5, 214],
    count: 1,
  },
  {
    vendor: 'yahoo',
    answer: yahoo('AAPL-2025-02-01-to-2025-02-02-includePrePost-false-interval-1m'),
    first: [],
    count: 0,
  },
  {
    vendor: 'yahoo',
    answer: 'yahoo/historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv.json',
    interval: '1d',
    first: [],
    count: 252,
  },
  {
    vendor: 'stooq',
    answer: 'stooq/spx_d_en.csv',
    interval: '1d',
    first: [Date.UTC(1789, 4, 1), 0.51, 0.51, 0.51, 0.51, 0],
    count: 123,
  },
  {
    vendor: 'stooq',
    answer: 'stooq/spx_d_pl.csv',
    interval: '1d',
    first: [day(1980, 5, 1), 106.29, 106.86, 104.72, 105.46, 36_088_889],
    count: 123,
  },
  {
    vendor: 'ecb',
    answer: 'ecb/ecb_data_portal_exr.csv',
    symbol: 'USD',
    interval: '1d',
    first: flat(day(2026, 2, 17), 1.1826),
    count: 22,
  },
  {
    vendor: 'frankfurter',
    answer: {
      amount: 1,
      base: 'EUR',
      start_date: '2026-11-23',
      end_date: '2026-11-24',
      rates: { '2026-11-23': { USD: 1.1532 }, '2026-11-24': { USD: 1.1547 } },
    },
    interval: '1d',
    first: flat(day(2026, 11, 23), 1.1532),
    count: 2,
  },
  {
    vendor: 'tcmb',
    answer: 'tcmb/tcmb_today.xml',
    symbol: 'USD',
    interval: '1d',
    first: flat(day(2016, 3, 15), 2.8852),
    count: 1,
  },
  {
    vendor: 'tcmb',
    answer: 'tcmb/tcmb_historical.xml',
    symbol: 'USD',
    interval: '1d',
    first: flat(day(2013, 4, 22), 1.8016),
    count: 1,
  },
];

/** The vendor of a name. Throws where there is none. */
export function getVendor(id: string): LiveVendor {
  const vendor = liveVendors.find((one) => one.id === id);
  if (vendor === undefined) throw new Error(`no vendor ${id}`);
  return vendor;
}

/** The answer as the schema of its vendor gets it; undefined where the file is not there. */
export function readRecorded(
  answer: string | Json,
  vendor: LiveVendor,
  symbol = 'AAPL',
): Json | undefined {
  if (typeof answer !== 'string') return answer;
  const file = join(fixtures, answer);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const page = { symbol, interval: '1d', startTime: 0, endTime: 0 };
  if (vendor.readAnswer !== undefined) return toJson(vendor.readAnswer(text, page));
  const parsed: Json = JSON.parse(text);
  return answer.startsWith('yahoo/') ? findBody(parsed) : parsed;
}

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

/** The body within a recorded request and response. */
function findBody(recorded: Json): Json {
  const { response } = Object(recorded);
  return response?.bodyJson ?? JSON.parse(response?.body ?? 'null');
}
