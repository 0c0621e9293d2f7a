import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { candleFields, type RawCandles } from '../candles/raw-candles.ts';
import type { LiveVendor } from '../live/live-vendor.ts';
import { alpaca } from './alpaca/alpaca.ts';
import { binance } from './binance/binance.ts';
import { bybit } from './bybit/bybit.ts';
import { coinbase } from './coinbase/coinbase.ts';
import { kraken } from './kraken/kraken.ts';
import { liveVendors } from './live-vendors.ts';
import { massive } from './massive/massive.ts';
import { okx } from './okx/okx.ts';
import { twelvedata } from './twelvedata/twelvedata.ts';

const fixtures = join(import.meta.dirname, '../../../../shared/data/fixtures');
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

type Recorded = {
  readonly vendor: LiveVendor;
  /** A recorded file, or the answer of the vendor's documentation where none was recorded. */
  readonly answer: string | Json;
  /** The first candle in time, read off the answer by eye. */
  readonly first: readonly number[];
  readonly count: number;
};

const bar = (t: Json): Json => ({
  t,
  o: 24.5,
  h: 24.9,
  l: 24.1,
  c: 24.6,
  v: 1000,
  n: 20,
  vw: 24.5,
});

const recorded: readonly Recorded[] = [
  {
    vendor: binance,
    answer: 'binance/rest_klines_spot.json',
    first: [1_634_943_780_000, 60_685.22, 60_729.84, 60_670.9, 60_719.27, 21.632_72],
    count: 10,
  },
  {
    vendor: bybit,
    answer: 'bybit/http_get_klines_linear.json',
    first: [1_709_891_679_000, 27_450, 27_460, 27_440, 27_455, 123.45],
    count: 1,
  },
  {
    vendor: okx,
    answer: 'okx/http_get_candlesticks_full.json',
    first: [1_747_093_980_000, 102_806, 102_820.5, 102_783.1, 102_806.1, 7164.04],
    count: 2,
  },
  {
    vendor: kraken,
    answer: 'kraken/http_ohlc.json',
    first: [1_762_816_680_000, 106_171.3, 106_171.3, 106_171.3, 106_171.3, 0],
    count: 60,
  },
  {
    vendor: coinbase,
    answer: 'coinbase/http_candles.json',
    first: [1_712_188_800_000, 65_984.18, 66_387.77, 65_857.35, 66_314.59, 358.748_510_52],
    count: 2,
  },
  {
    vendor: twelvedata,
    answer: 'twelvedata/time_series_AAPL_1day.json',
    first: [Date.UTC(2026, 7, 19), 310.140_01, 319.28, 309.600_01, 316.829_99, 50_505_600],
    count: 2,
  },
  {
    vendor: twelvedata,
    answer: 'twelvedata/time_series_EURUSD_1day.json',
    first: [Date.UTC(2026, 7, 21), 1.1679, 1.171_08, 1.166_94, 1.167_64, 0],
    count: 2,
  },
  {
    vendor: alpaca,
    answer: { bars: [bar('2026-08-19T04:00:00Z')], symbol: 'AAPL', next_page_token: null },
    first: [Date.UTC(2026, 7, 19), 24.5, 24.9, 24.1, 24.6, 1000],
    count: 1,
  },
  {
    vendor: massive,
    answer: { status: 'OK', resultsCount: 1, results: [bar(Date.UTC(2026, 0, 14, 5))] },
    first: [Date.UTC(2026, 0, 14), 24.5, 24.9, 24.1, 24.6, 1000],
    count: 1,
  },
];

function readAnswer(answer: string | Json): Json | undefined {
  if (typeof answer !== 'string') return answer;
  const file = join(fixtures, answer);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Every leaf of a JSON value, as the path to it. */
function listLeaves(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
}

function withLeaf(value: Json, [key = '', ...rest]: readonly string[], leaf: Json): Json {
  if (key === '' || typeof value !== 'object' || value === null) return leaf;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    name === key ? withLeaf(inner, rest, leaf) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const toRows = (raw: RawCandles): number[][] =>
  Array.from({ length: raw.length }, (_, row) => candleFields.map((field) => raw[field][row] ?? 0));

/** Values that no vendor writes for a time, a price or a volume. */
const wrong: readonly Json[] = [null, 'none', '', true, { a: 1 }, [1]];

describe.each(recorded)('an answer of $vendor.id', ({ vendor, answer, first, count }) => {
  const known = readAnswer(answer);
  it.runIf(known !== undefined)('becomes candles in order of time', () => {
    const rows = toRows(vendor.candlesSchema.parse(known));
    expect([rows[0], rows.length]).toEqual([first, count]);
    expect(rows.map(([time]) => time)).toEqual(
      rows.map(([time]) => time ?? 0).toSorted((a, b) => a - b),
    );
    expect(vendor.findError(known)).toBeUndefined();
  });

  it.runIf(known !== undefined)(
    'with any field falsified is refused by name, or says the same',
    () => {
      const whole = known ?? null;
      const rows = toRows(vendor.candlesSchema.parse(whole));
      // Enough of a long recording: each field of the first rows, and all around them.
      const leaves = listLeaves(whole).filter((path) => !path.some((key) => Number(key) > 20));
      const outcomes = leaves.flatMap((path) =>
        wrong.map((leaf) => {
          const parsed = vendor.candlesSchema.safeParse(withLeaf(whole, path, leaf));
          if (parsed.success) return isDeepStrictEqual(toRows(parsed.data), rows) ? 'same' : path;
          const named = String(parsed.error.issues[0]?.path.at(-1));
          const names: readonly string[] = [...candleFields, ...path];
          return names.includes(named) ? 'refused' : [...path, named];
        }),
      );
      expect(outcomes.filter((outcome) => Array.isArray(outcome))).toEqual([]);
      const refused = outcomes.filter((outcome) => outcome === 'refused').length;
      // Time, four prices and the volume of each row at least.
      expect(refused).toBeGreaterThanOrEqual(Math.min(rows.length, 20) * 5 * wrong.length);
    },
  );
});

const errors: readonly (readonly [LiveVendor, string | Json, string])[] = [
  [twelvedata, 'twelvedata/error_401.json', 'refused'],
  [twelvedata, 'twelvedata/error_404_plan.json', 'not-found'],
  [twelvedata, 'twelvedata/error_429.json', 'rate-limited'],
  [bybit, { retCode: 10_001, retMsg: 'Not supported symbols' }, 'not-found'],
  [bybit, { retCode: 10_006, retMsg: 'Too many visits!' }, 'rate-limited'],
  [okx, { code: '51001', msg: "Instrument ID doesn't exist", data: [] }, 'not-found'],
  [okx, { code: '50011', msg: 'Too Many Requests', data: [] }, 'rate-limited'],
  [kraken, { error: ['EQuery:Unknown asset pair'] }, 'not-found'],
  [kraken, { error: ['EAPI:Rate limit exceeded'] }, 'rate-limited'],
  [kraken, { error: ['EService:Unavailable'] }, 'failing'],
  [coinbase, { error: 'NOT_FOUND', message: 'valid product_id is required' }, 'not-found'],
  [alpaca, { message: 'forbidden.' }, 'refused'],
  [massive, { status: 'NOT_AUTHORIZED', message: 'upgrade' }, 'refused'],
];

it.each(errors)('an error of %o is told as what it is', (vendor, answer, kind) => {
  const known = readAnswer(answer);
  if (known === undefined) return;
  expect(vendor.findError(known)?.kind).toBe(kind);
});

it('every vendor asks for a page with its symbol and hides its key from the address', () => {
  for (const vendor of liveVendors) {
    const interval = vendor.intervals['1d'] ?? '';
    const page = {
      symbol: 'AAA',
      interval,
      startTime: 1_700_006_400_000,
      endTime: 1_700_092_800_000,
    };
    expect(vendor.toCandlesPath(page)).toContain('AAA');
    expect(vendor.toCandlesPath(page)).toContain(interval);
    const headers = Object.values(vendor.toKeyHeaders?.('my-key:my-secret') ?? {}).join(' ');
    expect(headers.includes('my-key')).toBe(vendor.toKeyHeaders !== undefined);
  }
});
