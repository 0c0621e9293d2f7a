import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';

/** The latest confirmed pivot of one side. */
export type Pivot = {
  /** Its index in the log. */
  readonly finding: number;
  readonly formedAt: number;
  readonly confirmedAt: number;
  readonly price: number;
  isBroken: boolean;
};

export type SwingScanner = {
  step(t: number): void;
  readonly high: Pivot | undefined;
  readonly low: Pivot | undefined;
};

type SwingInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  /** Candles to the right of a pivot that confirm it. */
  readonly size: number;
  readonly rule: 'leg' | 'symmetric';
};

/**
 * Swing highs and lows, each labelled against the one before it on its side.
 *
 * By the leg rule a candle whose high is strictly above all highs of the next `size` candles turns the leg bearish, otherwise one
 * whose low is strictly below all their lows turns it bullish. A turn makes a pivot, so pivots alternate, are known exactly `size`
 * candles later and are never withdrawn. A later equal extreme cancels the earlier one. The leg starts bearish: the first pivot is
 * a low. By the symmetric rule a pivot also has no higher high among the `size` candles before it; pivots need not alternate then.
 */
export function createSwingScanner({ candles, log, scale, size, rule }: SwingInput): SwingScanner {
  const high = createSide({ log, scale, side: 'high' });
  const low = createSide({ log, scale, side: 'low' });
  let isLegBearish = true;
  const scanner: { -readonly [Key in keyof SwingScanner]: SwingScanner[Key] } = {
    high: undefined,
    low: undefined,
    step(t) {
      const candidate = t - size;
      if (candidate < 0) return;
      if (rule === 'symmetric') {
        if (candidate < size) return;
        const from = candidate - size;
        if (isHighest(candles.high, candidate, t) && isTop(candles.high, from, candidate)) {
          scanner.high = high.confirm(candidate, t, at(candles.high, candidate));
        }
        if (isLowest(candles.low, candidate, t) && isBottom(candles.low, from, candidate)) {
          scanner.low = low.confirm(candidate, t, at(candles.low, candidate));
        }
        return;
      }
      if (isLegBearish) {
        if (!isLowest(candles.low, candidate, t) || isHighest(candles.high, candidate, t)) return;
        scanner.low = low.confirm(candidate, t, at(candles.low, candidate));
        isLegBearish = false;
      } else if (isHighest(candles.high, candidate, t)) {
        scanner.high = high.confirm(candidate, t, at(candles.high, candidate));
        isLegBearish = true;
      }
    },
  };
  return scanner;
}

type SideInput = { readonly log: FindingLog; readonly scale: Scale; readonly side: 'high' | 'low' };

/** The pivots of one side: each knows the price of the one before it. */
function createSide({ log, scale, side }: SideInput): { confirm(formedAt: number, t: number, price: number): Pivot } {
  const own =
    side === 'high'
      ? ({ kind: 'swing-high', direction: 'bearish', scale } as const)
      : ({ kind: 'swing-low', direction: 'bullish', scale } as const);
  const labels =
    side === 'high' ? (['higher-high', 'lower-high', 'equal-high'] as const) : (['higher-low', 'lower-low', 'equal-low'] as const);
  const [higher, lower, equal] = labels.map((label) => toShape({ ...own, label }));
  const first = toShape(own);
  let before = Number.NaN;
  return {
    confirm(formedAt, t, price) {
      const shape = price > before ? higher : price < before ? lower : price === before ? equal : first;
      const finding = log.add(shape ?? first, formedAt, t);
      log.setZone(finding, price, price);
      before = price;
      return { finding, formedAt, confirmedAt: t, price, isBroken: false };
    },
  };
}

/** Whether the value at `candidate` is strictly above all that follow it up to `last`. Most candidates fail within a few candles. */
function isHighest(values: Float64Array, candidate: number, last: number): boolean {
  const value = at(values, candidate);
  let t = candidate + 1;
  while (t <= last && at(values, t) < value) t += 1;
  return t > last;
}

function isLowest(values: Float64Array, candidate: number, last: number): boolean {
  const value = at(values, candidate);
  let t = candidate + 1;
  while (t <= last && at(values, t) > value) t += 1;
  return t > last;
}

/** Whether no value from `from` up to `candidate` is above the one at `candidate`. */
function isTop(values: Float64Array, from: number, candidate: number): boolean {
  const value = at(values, candidate);
  let t = candidate - 1;
  while (t >= from && at(values, t) <= value) t -= 1;
  return t < from;
}

function isBottom(values: Float64Array, from: number, candidate: number): boolean {
  const value = at(values, candidate);
  let t = candidate - 1;
  while (t >= from && at(values, t) >= value) t -= 1;
  return t < from;
}
