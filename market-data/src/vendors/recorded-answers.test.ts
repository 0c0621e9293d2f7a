import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildCandles } from '../candles/build-candles.ts';
import { candleFields, pickRows, toRawCandles, type RawCandles } from '../candles/raw-candles.ts';
import { hasKey } from '../live/live-vendor.ts';
import {
  getVendor,
  readRecorded,
  recordedCandles,
  type Json,
} from '../testing/recorded-candles.ts';
import { liveVendors } from './live-vendors.ts';

/** Every leaf of a JSON value, as the path to it. */
function listLeaves(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
}

/** The value with another leaf, or without it; of lists nothing is taken out. */
function withLeaf(
  value: Json,
  [key = '', ...rest]: readonly string[],
  leaf: Json | undefined,
): Json {
  if (typeof value !== 'object' || value === null) return leaf ?? null;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    if (name !== key) return [[name, inner]];
    if (rest.length > 0) return [[name, withLeaf(inner, rest, leaf)]];
    return leaf === undefined && !Array.isArray(value) ? [] : [[name, leaf ?? null]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** The first rows of long recordings: all fields are in them. */
function trim(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 8).map(trim);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trim(inner)]));
}

const toRows = (raw: RawCandles): number[][] =>
  Array.from({ length: raw.length }, (_, row) => candleFields.map((field) => raw[field][row] ?? 0));

/** Values that no vendor writes for a time, a price or a volume; undefined takes the field out. */
const wrong: readonly (Json | undefined)[] = [undefined, null, 'none', '', true, { a: 1 }, [1]];

function negate(leaf: Json): Json[] {
  if (typeof leaf === 'number' && leaf > 0) return [-leaf];
  return typeof leaf === 'string' && /^\d+(\.\d+)?$/.test(leaf) && Number(leaf) > 0
    ? [`-${leaf}`]
    : [];
}

function findLeaf(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((inner, key) => Object(inner)[key] ?? null, value);
}

describe.each(recordedCandles)(
  'an answer of $vendor: $answer',
  ({ vendor: id, answer, symbol, interval, first, count }) => {
    const vendor = getVendor(id);
    const known = readRecorded(answer, vendor, symbol);

    /** The candles of an answer, or the name of the field by which it is refused. */
    const read = (told: Json): number[][] | string => {
      const parsed = vendor.candlesSchema.safeParse(told);
      if (!parsed.success) return String(parsed.error.issues[0]?.path.at(-1));
      if (interval === undefined) return toRows(parsed.data);
      const built = buildCandles(parsed.data, { interval, mayBeNonPositive: false });
      return built.kind === 'refused' ? built.fault.field : toRows({ ...built.candles });
    };

    it.runIf(known !== undefined)('becomes candles in order of time', () => {
      expect(vendor.findError(known)).toBeUndefined();
      const rows = toRows(vendor.candlesSchema.parse(known));
      expect(rows).toHaveLength(count);
      const start = first.length === 0 ? rows.slice(0, 1) : [first];
      expect(rows.slice(0, 1)).toEqual(start);
      expect(rows.map(([time]) => time)).toEqual(
        rows.map(([time]) => time ?? 0).toSorted((a, b) => a - b),
      );
      expect(read(known ?? null)).toEqual(rows);
    });

    it.runIf(known !== undefined)('with a field falsified is refused by its name', () => {
      const whole = trim(known ?? null);
      const rows = read(whole);
      expect(Array.isArray(rows)).toBe(true);
      const mayLack = vendor.id === 'stooq' ? ['Volume', 'volume'] : [];
      const outcomes = listLeaves(whole).flatMap((path) => {
        const leaf = findLeaf(whole, path);
        const negative = interval === undefined ? [] : negate(leaf);
        return [...wrong, ...negative].map((value) => {
          const outcome = read(withLeaf(whole, path, value));
          if (typeof outcome === 'string') {
            const names: readonly string[] = [...candleFields, ...path, 'timestamp'];
            return names.includes(outcome) ? 'refused' : [...path, value, outcome];
          }
          if (isDeepStrictEqual(outcome, rows)) return 'same';
          const isLacking = value === undefined && mayLack.includes(path.at(-1) ?? '');
          return isLacking ? 'same' : [...path, value, 'taken'];
        });
      });
      expect(outcomes.filter((outcome) => Array.isArray(outcome))).toEqual([]);
      const refused = outcomes.filter((outcome) => outcome === 'refused').length;
      const fields = vendor.delay === 'reference' ? 2 : 5;
      expect(refused).toBeGreaterThanOrEqual(Math.min(rows.length, 8) * fields * 5);
    });

    it.runIf(known !== undefined && interval !== undefined && count > 1)(
      'with rows in another order or twice is repaired with a note, or refused by name',
      () => {
        const raw = vendor.candlesSchema.parse(known);
        const rules = { interval: interval ?? '1d', mayBeNonPositive: false };
        const reversed = Uint32Array.from(raw.openTime.keys()).toReversed();
        const doubled = Uint32Array.from([0, ...raw.openTime.keys()]);
        for (const [order, note] of [
          [reversed, 'sorted'],
          [doubled, 'duplicates-dropped'],
        ] as const) {
          const built = buildCandles(pickRows(raw, order), rules);
          if (built.kind === 'refused') throw new Error(built.fault.field);
          expect(toRows({ ...built.candles })).toEqual(toRows(raw));
          expect(built.repairs.map(({ code }) => code)).toContain(note);
        }
        const [row = [], ...others] = toRows(raw);
        const other = row.map((value, place) => (place === 4 ? value * 1.01 : value));
        const conflict = buildCandles(toRawCandles([row, other, ...others]), rules);
        expect(conflict).toMatchObject({ kind: 'refused', fault: { field: 'close' } });
      },
    );
  },
);

/** Answers of other kinds that were recorded: none passes for candles. */
const others: readonly (readonly [string, string])[] = [
  ['binance', 'binance/rest_depth.json'],
  ['binance', 'binance/rest_exchange_info_spot.json'],
  ['binance', 'binance/rest_ticker_24hr.json'],
  ['frankfurter', 'frankfurter/latest_USD.json'],
  ['yahoo', 'yahoo/chart-notimestamp-weird-quote.fake.json'],
  ['yahoo', 'yahoo/quote-AAPL.json'],
  ['yahoo', 'yahoo/search-AAPL.json'],
  ['finnhub', 'finnhub/finnhub_quotes_SYNTHETIC.json'],
  ['finnhub', 'finnhub/finnhub_company_news_SYNTHETIC.json'],
  ...['company_overview', 'currency_exchange_rate', 'fundamental_data', 'global_quote'].map(
    (name) => ['alphavantage', `alphavantage/${name}.json`] as const,
  ),
  ...['symbol_search', 'technical_indicator', 'time_series_intraday_1min_MSFT'].map(
    (name) => ['alphavantage', `alphavantage/${name}.json`] as const,
  ),
];

it.each(others)('of %s no other answer passes for candles: %s', (id, file) => {
  const vendor = getVendor(id);
  const known = readRecorded(file, vendor);
  if (known === undefined) return;
  const raw = vendor.candlesSchema.safeParse(known);
  const built = raw.success
    ? buildCandles(raw.data, { interval: '1d', mayBeNonPositive: false })
    : undefined;
  expect(built === undefined || built.kind === 'refused').toBe(true);
});

const errors: readonly (readonly [string, string | Json, string])[] = [
  ['twelvedata', 'twelvedata/error_401.json', 'refused'],
  ['twelvedata', 'twelvedata/error_404_plan.json', 'not-found'],
  ['twelvedata', 'twelvedata/error_429.json', 'rate-limited'],
  ['bybit', { retCode: 10_001, retMsg: 'Not supported symbols' }, 'not-found'],
  ['bybit', { retCode: 10_006, retMsg: 'Too many visits!' }, 'rate-limited'],
  ['okx', { code: '51001', msg: "Instrument ID doesn't exist", data: [] }, 'not-found'],
  ['okx', { code: '50011', msg: 'Too Many Requests', data: [] }, 'rate-limited'],
  ['kraken', { error: ['EQuery:Unknown asset pair'] }, 'not-found'],
  ['kraken', { error: ['EAPI:Rate limit exceeded'] }, 'rate-limited'],
  ['kraken', { error: ['EService:Unavailable'] }, 'failing'],
  ['coinbase', { error: 'NOT_FOUND', message: 'valid product_id is required' }, 'not-found'],
  ['alpaca', { message: 'forbidden.' }, 'refused'],
  ['massive', { status: 'NOT_AUTHORIZED', message: 'upgrade' }, 'refused'],
  ['finnhub', { error: "You don't have access to this resource." }, 'refused'],
  ['finnhub', { error: 'API limit reached. Please try again later.' }, 'rate-limited'],
  ['alphavantage', { 'Error Message': 'Invalid API call. Please retry' }, 'not-found'],
  [
    'alphavantage',
    { Information: 'our standard API rate limit is 25 requests per day' },
    'rate-limited',
  ],
  ['alphavantage', { Information: 'This is a premium endpoint.' }, 'refused'],
  [
    'yahoo',
    { chart: { result: null, error: { code: 'Not Found', description: 'No data found' } } },
    'not-found',
  ],
  ['stooq', { error: '<!DOCTYPE html>' }, 'refused'],
  ['stooq', { error: 'No data' }, 'not-found'],
  ['stooq', { error: 'Exceeded the daily hits limit' }, 'rate-limited'],
  ['frankfurter', { message: 'not found' }, 'not-found'],
];

it.each(errors)('an error of %s is told as what it is: %o', (id, answer, kind) => {
  const vendor = getVendor(id);
  const known = readRecorded(answer, vendor);
  if (known === undefined) return;
  expect(vendor.findError(known)?.kind).toBe(kind);
});

it('a page of HTML, and a limit that is spent, are no CSV of Stooq', () => {
  const stooq = getVendor('stooq');
  const page = { symbol: 'aapl.us', interval: 'd', startTime: 0, endTime: 0 };
  const tell = (text: string) => stooq.findError(stooq.readAnswer?.(text, page))?.kind;
  expect(tell('<!DOCTYPE html><html><body>Get your apikey</body></html>')).toBe('refused');
  expect(tell('Exceeded the daily hits limit')).toBe('rate-limited');
  expect(tell('Date,Open,High,Low,Close\n2026-11-24,1,2,1,2')).toBeUndefined();
});

it('every vendor asks for a page with its symbol and hides its key from the address', () => {
  for (const vendor of liveVendors) {
    const interval = vendor.intervals['1d'] ?? '';
    const span = { startTime: 1_700_006_400_000, endTime: 1_700_092_800_000 };
    const path = vendor.toCandlesPath({ symbol: 'AAA/BBB', interval, ...span });
    // A bulletin of a day holds all currencies, and rates have one interval.
    const isRates = vendor.delay === 'reference';
    const isTold = [decodeURIComponent(path).includes('AAA'), isRates || path.includes(interval)];
    expect(isTold).toEqual([vendor.id !== 'tcmb', true]);
    expect(path).not.toMatch(/undefined|NaN/);
    const headers = Object.values(vendor.toKeyHeaders?.('my-key:my-secret') ?? {}).join(' ');
    expect(headers.includes('my-key') || vendor.keyParameter !== undefined).toBe(hasKey(vendor));
  }
});
