import { describe, expect, it } from 'vitest';
import { toCandles } from '../candles/to-candles.ts';
import { hasSharedData, readCandles } from '../testing/shared-data.ts';
import type { AlertCondition } from './alert-condition.ts';
import { createAlertEvaluator } from './alert-evaluator.ts';

const line = (indicator: string, length: number) => ({
  indicator,
  parameters: { length },
  output: indicator,
});
const cross = (against: number, direction: 'up' | 'down'): AlertCondition => ({
  kind: 'cross',
  subject: 'price',
  against,
  direction,
});
const rsi = (against: number, direction: 'up' | 'down'): AlertCondition => ({
  kind: 'cross',
  subject: line('rsi', 14),
  against,
  direction,
});
const averages = (direction: 'up' | 'down'): AlertCondition => ({
  kind: 'cross',
  subject: line('sma', 50),
  against: line('sma', 200),
  direction,
});

type Span = readonly [from: string, to: string];
const toYear = (year: number): Span => [`${year}-01-01T00:00Z`, `${year + 1}-01-01T00:00Z`];

describe.runIf(hasSharedData)('counts of the reference, hourly candles of BTCUSDT', () => {
  const candles = hasSharedData
    ? readCandles('ohlcv/intraday/BTCUSDT_1h.csv', '1h')
    : toCandles('1h', []);
  const evaluator = createAlertEvaluator({ candles, analyze: () => ({ findings: [] }) });
  const findIndex = (time: string): number => {
    // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock
    const at = candles.openTime.findIndex((openTime) => openTime >= Date.parse(time));
    return at === -1 ? candles.length : at;
  };
  const toRange = ([from, to]: Span) => [findIndex(from), findIndex(to)] as const;
  const find = (condition: AlertCondition, span: Span, isIntrabar = false) => {
    const [from, to] = toRange(span);
    const side = evaluator.readSide(condition, from - 1);
    return evaluator.evaluate(condition, { from, to, side, isIntrabar }).hits;
  };
  const count = (condition: AlertCondition, span: Span): number => find(condition, span).length;

  // live-data.md, section 3.1: counted there by a program of its own.
  it('crossings of 30,000 in 2023, 70,000 in 2024 and 40,000 over a year', () => {
    expect(count(cross(30_000, 'up'), toYear(2023))).toBe(31);
    expect(count(cross(30_000, 'down'), toYear(2023))).toBe(30);
    expect(count(cross(70_000, 'up'), toYear(2024))).toBe(24);
    expect(count(cross(70_000, 'down'), toYear(2024))).toBe(24);
    const year: Span = ['2023-04-21T00:00Z', '2024-04-21T00:00Z'];
    expect(count(cross(40_000, 'up'), year)).toBe(13);
    expect(count(cross(40_000, 'down'), year)).toBe(12);
  });

  const lastYear: Span = ['2023-04-21T15:00Z', '2024-04-21T15:00Z'];

  it('crossings of the RSI and of two averages', () => {
    expect(count(rsi(70, 'up'), lastYear)).toBe(132);
    expect(count(rsi(30, 'down'), lastYear)).toBe(114);
    expect(count(averages('up'), lastYear)).toBe(29);
    expect(count(averages('down'), lastYear)).toBe(28);
  });

  it('moves of 5 % over a day, and of 3 % in one candle', () => {
    expect(count({ kind: 'move', percent: 5, candles: 24, direction: 'up' }, lastYear)).toBe(58);
    const [from, to] = toRange(lastYear);
    const moved: number[] = [];
    for (let t = from; t < to; t++) {
      const change = (candles.close[t] ?? 0) / (candles.close[t - 1] ?? 0) - 1;
      if (Math.abs(change) >= 0.03) moved.push(t);
    }
    expect(moved).toHaveLength(16);
    // A move that goes on in the next candle is one event.
    const begins = moved.filter((t) => !moved.includes(t - 1));
    const one: AlertCondition = { kind: 'move', percent: 3, candles: 1, direction: 'either' };
    expect(find(one, lastYear).map(({ at }) => at)).toEqual(begins);
  });

  it('candles of 2023 that pierced 30,000 from below and closed below', () => {
    const within = find(cross(30_000, 'up'), toYear(2023), true);
    const closedBelow = within.filter(({ at }) => (candles.close[at] ?? 0) < 30_000);
    expect(closedBelow).toHaveLength(27);
  });
});
