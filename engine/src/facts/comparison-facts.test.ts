import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../testing/shared-data.ts';
import {
  findScaleStateAt,
  findSharedWindows,
  toCorrelationFacts,
  toSideFacts,
} from './comparison-facts.ts';
import type { EngineFact } from './fact.ts';
import type { FactWindow } from './reading.ts';

const first = createRandomCandles({ seed: 1, length: 900, start: 400 });
const other = createRandomCandles({ seed: 2, length: 900, start: 400 });

/** The second series lacks every third candle. */
const rows = Array.from({ length: other.length }, (_, t) => ({
  openTime: other.openTime[t] ?? 0,
  open: other.open[t] ?? 0,
  high: other.high[t] ?? 0,
  low: other.low[t] ?? 0,
  close: other.close[t] ?? 0,
  volume: 0,
})).filter((_, t) => t % 3 !== 0);
const second = toCandles('15m', rows);
const analyses = [analyzeTechnical(first), analyzeTechnical(second)] as const;

function createWindows(count: number) {
  const windows = findSharedWindows(
    { candles: first, window: { from: first.length - count, to: first.length - 1 } },
    { candles: second, window: { from: second.length - count, to: second.length - 1 } },
  );
  if (windows === undefined) throw new Error('the series share candles');
  return windows;
}

const whole = ({ length }: { readonly length: number }) => ({ from: 0, to: length - 1 });
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const spread = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, index) => sum + (one - mean(a)) * ((b[index] ?? 0) - mean(b)), 0);

const calculateGrowth = (candles: Candles, { from, to }: FactWindow): number =>
  (candles.close[to] ?? 0) / (candles.open[from] ?? 0);
const selectStructure = (facts: readonly EngineFact[]): EngineFact[] =>
  facts.filter(({ method }) => ['market-structure@1', 'swing@1'].includes(method));

describe('two charts side by side', () => {
  it('start at the later of the two window starts', () => {
    const windows = createWindows(200);
    const start = first.openTime[first.length - 200] ?? 0;
    expect(first.openTime[windows.first.from]).toBe(start);
    expect(second.openTime[windows.second.from]).toBeGreaterThanOrEqual(start);
    expect(second.openTime[windows.second.from - 1]).toBeLessThan(start);
  });

  it('end at the earlier of the two last candles, so that a series that ended long ago counts', () => {
    const ended = sliceCandles(first, 0, 500);
    const windows = findSharedWindows(
      { candles: ended, window: { from: 100, to: 499 } },
      { candles: second, window: whole(second) },
    );
    if (windows === undefined) throw new Error('the series share candles');
    const end = first.openTime[499] ?? 0;
    expect(windows.first).toEqual({ from: 100, to: 499 });
    expect(second.openTime[windows.second.from]).toBeGreaterThanOrEqual(first.openTime[100] ?? 0);
    expect(second.openTime[windows.second.to]).toBeLessThanOrEqual(end);
    expect(second.openTime[windows.second.to + 1]).toBeGreaterThan(end);
  });

  it.runIf(hasSharedData)(
    'give the verdict of the years both have: KO to 2017, SPX to 2026',
    () => {
      const ko = readCandles('ohlcv/daily/KO_1d.csv', '1d');
      const spx = readCandles('ohlcv/daily/SPX_1d.csv', '1d');
      const windows = findSharedWindows(
        { candles: ko, window: whole(ko) },
        { candles: spx, window: whole(spx) },
      );
      if (windows === undefined) throw new Error('the series share candles');
      expect(spx.openTime[windows.second.to]).toBe(ko.openTime[windows.first.to]);
      expect(spx.openTime[windows.second.from]).toBe(ko.openTime[windows.first.from]);
      expect(calculateGrowth(ko, windows.first)).toBeGreaterThan(
        calculateGrowth(spx, windows.second),
      );
    },
  );

  it('have the structure that was known at the end of the shared range', () => {
    const at = 500;
    const known = analyzeTechnical(sliceCandles(first, 0, at + 1));
    const window = { from: 0, to: at };
    expect(selectStructure(toSideFacts(analyses[0], window, 'first'))).toEqual(
      selectStructure(toSideFacts(known, window, 'first')),
    );
    for (const scale of ['internal', 'swing'] as const) {
      for (let t = 0; t < first.length; t += 37) {
        const state = findScaleStateAt(analyses[0], scale, t);
        const then = analyzeTechnical(sliceCandles(first, 0, t + 1)).scales[scale];
        expect([state.bias, state.unbrokenHigh?.id, state.unbrokenLow?.id]).toEqual([
          then.bias,
          then.unbrokenHigh?.id,
          then.unbrokenLow?.id,
        ]);
        expect(state.lastBreak?.id).toBe(then.lastBreak?.id);
      }
    }
  });

  it('share nothing when one ends before the other begins', () => {
    const late = toCandles(
      '15m',
      rows.map((row) => ({ ...row, openTime: row.openTime + 900_000 * 5000 })),
    );
    expect(
      findSharedWindows(
        { candles: first, window: whole(first) },
        { candles: late, window: whole(late) },
      ),
    ).toBeUndefined();
  });

  it('are each measured by their own candles', () => {
    const { first: window } = createWindows(200);
    const values = new Map(
      toSideFacts(analyses[0], window, 'first').map(({ id, value }) => [id, value]),
    );
    const change = ((first.close[window.to] ?? 0) / (first.open[window.from] ?? 1) - 1) * 100;
    expect(values.get('compare.first.change-percent')).toBeCloseTo(change, 9);
    expect(values.get('compare.first.candles')).toBe(200);
    expect(values.get('compare.first.swing')).toBe(analyses[0].scales.swing.bias);
  });

  it('have the correlation of their shared candles', () => {
    const windows = createWindows(300);
    const values = new Map(
      toCorrelationFacts(analyses[0], analyses[1], windows).map(({ id, value }) => [id, value]),
    );
    // Reference computation: closes by open time, changes between shared times.
    const closes = new Map(
      Array.from({ length: second.length }, (_, t) => [
        second.openTime[t] ?? 0,
        second.close[t] ?? 0,
      ]),
    );
    const times = [...first.openTime].filter(
      (time, t) => t >= windows.first.from && closes.has(time),
    );
    const firstCloses = new Map(
      Array.from({ length: first.length }, (_, t) => [first.openTime[t] ?? 0, first.close[t] ?? 0]),
    );
    const calculateChanges = (known: Map<number, number>) =>
      times
        .slice(1)
        .map((time, index) =>
          Math.log((known.get(time) ?? 0) / (known.get(times[index] ?? 0) ?? 0)),
        );
    const [x, y] = [calculateChanges(firstCloses), calculateChanges(closes)];
    expect(values.get('compare.shared')).toBe(times.length - 1);
    expect(values.get('compare.correlation')).toBeCloseTo(
      spread(x, y) / Math.sqrt(spread(x, x) * spread(y, y)),
      9,
    );
  });

  it('have correlation 1 with themselves', () => {
    const windows = { first: { from: 0, to: 299 }, second: { from: 0, to: 299 } };
    const [fact] = toCorrelationFacts(analyses[0], analyses[0], windows);
    expect(fact?.value).toBeCloseTo(1, 12);
  });
});
