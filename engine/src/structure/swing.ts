import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';

/** The latest confirmed pivot of one side. */
export type Pivot = {
  /** Its number in the log. */
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

/** Candles to the right of a pivot that confirm it. */
export const swingSize = { internal: 5, swing: 50 } as const satisfies Record<Scale, number>;

/**
 * Swing highs and lows by the leg rule: a candle whose high is strictly above all highs of the next `size` candles turns the leg
 * bearish, otherwise one whose low is strictly below all their lows turns it bullish. A turn makes a pivot, so pivots alternate,
 * are known exactly `size` candles later and are never withdrawn. A later equal extreme cancels the earlier one. The leg starts
 * bearish: the first pivot is a low.
 */
export function createSwingScanner(candles: Candles, log: FindingLog, scale: Scale): SwingScanner {
  const size = swingSize[scale];
  const highs = createRecordWindow(size);
  const lows = createRecordWindow(size);
  const swingHigh = toShape('swing-high', 'bearish', scale);
  const swingLow = toShape('swing-low', 'bullish', scale);
  let leg: 'bullish' | 'bearish' = 'bearish';
  const confirm = (side: 'high' | 'low', t: number): Pivot => {
    const formedAt = t - size;
    const price = at(candles[side], formedAt);
    const place = { formedAt, confirmedAt: t, top: price, bottom: price, origin: -1, widthInAtr: Number.NaN, volumeRatio: Number.NaN };
    const finding = log.add(side === 'high' ? swingHigh : swingLow, place);
    return { finding, formedAt, confirmedAt: t, price, isBroken: false };
  };
  const scanner: { -readonly [Key in keyof SwingScanner]: SwingScanner[Key] } = {
    high: undefined,
    low: undefined,
    step(t) {
      const isHigh = highs.push(t, at(candles.high, t));
      const isLow = lows.push(t, -at(candles.low, t));
      if (isHigh) {
        if (leg === 'bullish') scanner.high = confirm('high', t);
        leg = 'bearish';
      } else if (isLow) {
        if (leg === 'bearish') scanner.low = confirm('low', t);
        leg = 'bullish';
      }
    },
  };
  return scanner;
}

/** Values of the last `size` + 1 candles that no later one has equalled, oldest first: a monotonic queue, O(1) per candle on average. */
function createRecordWindow(size: number): { push(t: number, value: number): boolean } {
  const mask = 2 ** Math.ceil(Math.log2(size + 2)) - 1;
  const times = new Float64Array(mask + 1);
  const values = new Float64Array(mask + 1);
  let head = 0;
  let tail = 0;
  return {
    /** Takes candle `t` in; says whether the value `size` candles ago is strictly above all since. */
    push(t, value) {
      while (tail > head && at(values, (tail - 1) & mask) <= value) tail -= 1;
      times[tail & mask] = t;
      values[tail & mask] = value;
      tail += 1;
      if (at(times, head & mask) !== t - size) return false;
      head += 1;
      return true;
    },
  };
}
