import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Candles } from '@vela/engine';
import { createMemoryCorporateActions } from '../testing/memory-corporate-actions.ts';
import { adjustForDividends, findShownDividends } from './adjust-for-dividends.ts';
import { adjustForSplits, findShownSplits } from './adjust-for-splits.ts';
import type { CorporateAction, CorporateActionStore } from './corporate-action.ts';
import { createCorporateActions } from './create-corporate-actions.ts';
import { parseEventsCsv, type PriceAdjustment } from './parse-events-csv.ts';
import { findAdjustment, findRawClose } from './raw-closes.ts';

const root = await mkdtemp(join(tmpdir(), 'vela-events-'));
const now = Date.UTC(2026, 0, 1);
let store: CorporateActionStore;
let time: number;
const faults: unknown[] = [];

beforeEach(() => {
  store = createMemoryCorporateActions();
  time = now;
  faults.length = 0;
});
afterAll(() => rm(root, { recursive: true }));

const file = join(root, 'AAPL_events.csv');
const open = () =>
  createCorporateActions({
    folder: root,
    store,
    now: () => time,
    onFault: (fault) => faults.push(fault),
  });
const list = async (actions = open()): Promise<unknown[]> =>
  (await actions.list('AAPL')).actions.map(({ exDate, kind, value, source, observedAt }) => [
    exDate,
    kind,
    value,
    source,
    observedAt - now,
  ]);

describe('the table of splits and dividends', () => {
  it('holds cash as it was paid, and the same event once', async () => {
    // Apple paid 3.29 a share in May 2014, before seven for one in June and four for one in 2020.
    const text = 'date,type,value\n2014-05-08,dividend,0.1175\n2014-06-09,split,7\n';
    await writeFile(file, `${text}2020-08-31,split,4\n`);
    const actions = open();
    await actions.recordFilingSplits('AAPL', [
      { exDate: '2020-08-28', kind: 'split', value: 4 },
      { exDate: '2005-02-28', kind: 'split', value: 2 },
    ]);
    expect(await list(actions)).toEqual([
      ['2005-02-28', 'split', 2, 'filing', 0],
      ['2014-05-08', 'dividend', 3.29, 'file', 0],
      ['2014-06-09', 'split', 7, 'file', 0],
      ['2020-08-31', 'split', 4, 'file', 0],
    ]);
  });

  it('follows a corrected file, and keeps when the rest was first seen', async () => {
    await writeFile(file, 'date,type,value\n2014-06-09,split,7\n2020-08-31,split,5\n');
    await list();
    time += 1000;
    await writeFile(file, 'date,type,value\n2014-06-09,split,7\n2020-08-31,split,4\n\n');
    expect(await list()).toEqual([
      ['2014-06-09', 'split', 7, 'file', 0],
      ['2020-08-31', 'split', 4, 'file', 1000],
    ]);
  });

  it('keeps what it had where a file cannot be read, and says which line', async () => {
    await writeFile(file, 'date,type,value\n2014-06-09,split,7\n');
    await list();
    await writeFile(file, 'date,type,value\n2014-06-09,split,7\n2014-02-30,split,2\n');
    expect(await list()).toEqual([['2014-06-09', 'split', 7, 'file', 0]]);
    expect(faults).toEqual([{ file: 'AAPL_events.csv', line: 3 }]);
  });

  it.each([
    ['another header', 'day,type,value', 1],
    ['no date', 'date,type,value\n2014-13-01,split,2', 2],
    ['another type', 'date,type,value\n2014-01-01,merger,2', 2],
    ['a split by nothing', 'date,type,value\n2014-01-01,split,0', 2],
    ['a negative dividend', 'date,type,value\n2014-01-01,dividend,-1', 2],
    ['an unknown adjustment', 'date,type,value\n2014-01-01,adjusted,twice', 2],
  ])('refuses %s', (_, text, line) => {
    expect(parseEventsCsv(text)).toEqual({ kind: 'refused', line });
  });
});

/** Six days of a share that is worth 100, splits into two on the third and pays 1 on the fifth. */
const day = (index: number): number => Date.UTC(2024, 0, 1 + index);
const actions: CorporateAction[] = [
  { kind: 'split', exDate: '2024-01-03', value: 2 } as const,
  { kind: 'dividend', exDate: '2024-01-05', value: 1 } as const,
].map((action) => ({ ...action, symbol: 'X', source: 'file', observedAt: 0 }));
const traded = [100, 104, 50, 52, 51, 50];
// By hand: 104 before the split is 52; 52 before the dividend of 1 is 52 x (1 - 1 / 52) = 51.
const closesBy: Readonly<Record<PriceAdjustment, readonly number[]>> = {
  none: traded,
  splits: [50, 52, 50, 52, 51, 50],
  'splits-and-dividends': [(50 * 51) / 52, (52 * 51) / 52, (50 * 51) / 52, (52 * 51) / 52, 51, 50],
};
const toCloses = (values: readonly number[]) => ({
  openTime: Float64Array.from(values, (_, index) => day(index)),
  close: Float64Array.from(values),
});

describe('a close as it was traded', () => {
  it.each(['none', 'splits', 'splits-and-dividends'] as const)('is found from %s', (adjustment) => {
    const closes = toCloses(closesBy[adjustment]);
    const found = traded.map((_, index) => findRawClose(closes, index, { actions, adjustment }));
    for (const [index, close] of traded.entries()) expect(found[index]).toBeCloseTo(close, 9);
  });

  it('is adjusted for splits and then for dividends, as computed by hand', () => {
    const columns = toCloses(traded);
    const { close } = columns;
    const candles: Candles = {
      interval: '1d',
      length: traded.length,
      openTime: columns.openTime,
      open: close,
      high: close,
      low: close,
      close,
      volume: close,
    };
    const known = { actions, adjustment: undefined };
    const split = adjustForSplits(candles, findShownSplits(candles, known));
    const total = adjustForDividends(split, findShownDividends(candles, known) ?? []);
    for (const [index, expected] of closesBy['splits-and-dividends'].entries())
      expect(total.close[index]).toBeCloseTo(expected, 12);
    expect(total.volume).toEqual(split.volume);
    // Worked in already, so not taken twice; unknown where nothing says which.
    const worked = { ...candles, close: toCloses(closesBy['splits-and-dividends']).close };
    const told = { actions, adjustment: 'splits-and-dividends' } as const;
    expect(findShownDividends(worked, told)).toEqual([]);
    expect(findShownDividends(worked, known)).toBeUndefined();
  });

  it('is not given before an event where nothing says what the file was adjusted for', () => {
    const closes = toCloses(closesBy['splits-and-dividends']);
    const adjustment = findAdjustment(closes, actions, undefined);
    expect(adjustment).toBeUndefined();
    expect(findRawClose(closes, 1, { actions, adjustment })).toBeUndefined();
    expect(findRawClose(closes, 5, { actions, adjustment })).toBe(50);
  });

  it('needs no word of a file whose closes jump at a split, or that pays nothing', () => {
    expect(findAdjustment(toCloses(traded), actions, undefined)).toBe('none');
    const splits = actions.filter(({ kind }) => kind === 'split');
    expect(findAdjustment(toCloses(closesBy.splits), splits, undefined)).toBe('splits');
  });
});
