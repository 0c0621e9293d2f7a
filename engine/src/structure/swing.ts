import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Scale } from './finding.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';

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
};

/** Candles to the right of a pivot that confirm it. */
export const swingSize = { internal: 5, swing: 50 } as const satisfies Record<Scale, number>;

/**
 * Swing highs and lows by the leg rule: a candle whose high is strictly above all highs of the next `size` candles turns the leg
 * bearish, otherwise one whose low is strictly below all their lows turns it bullish. A turn makes a pivot, so pivots alternate,
 * are known exactly `size` candles later and are never withdrawn. A later equal extreme cancels the earlier one. The leg starts
 * bearish: the first pivot is a low.
 */
export function createSwingScanner({ candles, log, scale }: SwingInput): SwingScanner {
  const size = swingSize[scale];
  const swingHigh = toShape('swing-high', 'bearish', scale);
  const swingLow = toShape('swing-low', 'bullish', scale);
  let isLegBearish = true;
  const confirm = (shape: FindingShape, price: number, t: number): Pivot => {
    const finding = log.add(shape, t - size, t);
    log.setZone(finding, price, price);
    return { finding, formedAt: t - size, confirmedAt: t, price, isBroken: false };
  };
  const scanner: { -readonly [Key in keyof SwingScanner]: SwingScanner[Key] } = {
    high: undefined,
    low: undefined,
    step(t) {
      const candidate = t - size;
      if (candidate < 0) return;
      if (isLegBearish) {
        if (!isLowest(candles.low, candidate, t) || isHighest(candles.high, candidate, t)) return;
        scanner.low = confirm(swingLow, at(candles.low, candidate), t);
        isLegBearish = false;
      } else if (isHighest(candles.high, candidate, t)) {
        scanner.high = confirm(swingHigh, at(candles.high, candidate), t);
        isLegBearish = true;
      }
    },
  };
  return scanner;
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
