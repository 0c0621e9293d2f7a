import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatSeriesFaultMessage } from '@vela/contracts';
import type { Interval } from '@vela/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { createSharedCache, defaultCacheBytes } from '../shared-cache.ts';
import { createFileLoader } from '../vendors/files/load-file.ts';
import { describeHealth } from './describe-health.ts';

const shared = join(import.meta.dirname, '../../../../shared/data');
const folder = join(shared, 'defects');
const temporary = await mkdtemp(join(tmpdir(), 'vela-defects-'));
afterAll(() => rm(temporary, { recursive: true }));

const intervals: Readonly<Record<string, Interval>> = { '1d': '1d', '1h': '1h', '1wk': '1w' };

/** The codes of the notes on a file, or the fault it is refused for. */
async function judge(path: string, interval: Interval): Promise<string> {
  const file = { path, name: 'X.csv', symbol: 'X', interval };
  const loaded = await createFileLoader(createSharedCache(defaultCacheBytes))(file, {
    mayBeNonPositive: false,
  });
  if (loaded.kind === 'refused') return `refused: ${formatSeriesFaultMessage(loaded.fault, 'en')}`;
  const notes = [...loaded.repairs, ...describeHealth(loaded.candles, 'london')];
  return notes.map(({ code }) => code).join(' ');
}

async function judgeDefect(name: string): Promise<string> {
  const path = join(temporary, name);
  await copyFile(join(folder, name), path);
  const [, label = ''] = /-(1d|1h|1wk)-/.exec(name) ?? [];
  return await judge(path, intervals[label] ?? '1d');
}

const faults =
  /probable-splits|price-jumps|price-spikes|spikes-quarantined|dividends-missing|refused/;

describe.runIf(existsSync(folder))('series with known defects', () => {
  it('all bear a note on their fault', async () => {
    const names = readdirSync(folder).filter((name) => !name.includes('fixed'));
    expect(names).toHaveLength(8);
    for (const name of names)
      expect([name, await judgeDefect(name)]).toEqual([name, expect.stringMatching(faults)]);
  });

  it.each([
    ['4063-T-1d-bad-stock-split.csv', 'sorted probable-splits'],
    ['8TRA-DE-1d-missing-div-adjust.csv', 'dividends-missing'],
    ['AET-L-1d-100x-error.csv', 'sorted price-jumps flat-candles zero-volume'],
    ['ALPHA-PA-1d-bad-stock-split.csv', 'spikes-quarantined flat-candles'],
    ['AV-L-1wk-bad-stock-split.csv', 'dividends-missing price-jumps zero-volume'],
    ['LA-V-1d-bad-stock-split.csv', 'sorted price-jumps flat-candles zero-volume'],
  ])('%s is told as %s', async (name, expected) => {
    expect(await judgeDefect(name)).toBe(expected);
  });

  it('refuses an open outside high and low', async () => {
    expect(await judgeDefect('SSW-JO-1d-100x-error.csv')).toContain(
      'open 4037 is outside low 3917 and high 4032',
    );
  });

  // That of AV keeps a return of capital of 101.69 pence: its prices fall by a fifth the week after.
  it.each(['4063-T-1d', '8TRA-DE-1d', 'AET-L-1d', 'ALPHA-PA-1d', 'LA-V-1d'])(
    'finds no such fault in the corrected %s',
    async (start) => {
      const name = readdirSync(folder).find(
        (one) => one.startsWith(start) && one.includes('fixed'),
      );
      expect(await judgeDefect(name ?? '')).not.toMatch(faults);
    },
  );
});

type Row = { readonly time: string; readonly prices: readonly number[]; readonly volume: number };

function readRows(path: string): Row[] {
  const lines = readFileSync(join(shared, path), 'utf8').trimEnd().split('\n').slice(1);
  return lines.slice(-2000).map((line) => {
    const [time = '', ...cells] = line.split(',');
    return { time, prices: cells.slice(0, 4).map(Number), volume: Number(cells[4]) };
  });
}

/** Spoils rows of a clean file and judges it. */
async function judgeSpoiled(
  path: string,
  interval: Interval,
  spoil: (row: Row, index: number) => Row,
): Promise<string> {
  const rows = readRows(path).map((row, index) => spoil(row, index));
  const lines = rows.map(({ time, prices, volume }) => [time, ...prices, volume].join(','));
  const target = join(temporary, 'X.csv');
  await writeFile(target, `time,open,high,low,close,volume\n${lines.join('\n')}\n`);
  return await judge(target, interval);
}

const multiply = (row: Row, factor: number): Row => ({
  ...row,
  prices: row.prices.map((price) => price * factor),
});

/** Changes a row, or leaves it as it is. */
type Spoil = (row: Row, index: number) => Row;
const from =
  (start: number, factor: number): Spoil =>
  (row, index) =>
    index < start ? row : multiply(row, factor);
const alone =
  (place: number, factor: number): Spoil =>
  (row, index) =>
    index === place ? multiply(row, factor) : row;
const fifthOfLow: Spoil = (row, index) => {
  const [open = 0, high = 0, low = 0, close = 0] = row.prices;
  return index === 1000 ? { ...row, prices: [open, high, low / 5, close] } : row;
};

describe.runIf(existsSync(folder))('clean series that are spoiled', () => {
  const series = [
    ['ohlcv/daily/MSFT_1d.csv', '1d'],
    ['ohlcv/intraday/BTCUSDT_1h.csv', '1h'],
    ['ohlcv/intraday/EURUSD_15m.csv', '15m'],
    ['ohlcv/daily/USDJPY_1d.csv', '1d'],
  ] as const;
  const spoils: readonly (readonly [string, Spoil, RegExp])[] = [
    ['all prices times 9 from a candle on', from(1000, 9), /probable-splits/],
    ['all prices a seventh from a candle on', from(1000, 1 / 7), /probable-splits/],
    ['one candle times 9', alone(1000, 9), /price-jumps/],
    ['one candle times 2', alone(1000, 2), /price-jumps/],
    ['one low a fifth', fifthOfLow, /price-spikes/],
  ];
  const cases = series.flatMap(([path, interval]) =>
    spoils.map(([what, spoil, expected]) => ({ path, interval, what, spoil, expected })),
  );
  it.each(cases)('$path, $what', async ({ path, interval, spoil, expected }) => {
    expect(await judgeSpoiled(path, interval, (row) => row)).not.toMatch(faults);
    expect(await judgeSpoiled(path, interval, spoil)).toMatch(expected);
  });

  it('Apple as traded: both splits of the time, and neither is news', async () => {
    const raw = 'ohlcv/alt/AAPL_1d.lean_raw.csv';
    expect(await judgeSpoiled(raw, '1d', (row) => row)).toMatch(/probable-splits/);
  });
});
