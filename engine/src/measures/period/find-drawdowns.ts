import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { FactWindow } from '../../facts/reading.ts';

/** A fall of the closes below their highest so far; indices of candles. */
export type Drawdown = {
  readonly peakAt: number;
  readonly lowAt: number;
  /** First close at or above the peak again; -1 if there was none yet. */
  readonly recoveredAt: number;
  /** From the peak to the lowest close: 20 is a fall of 20 %; NaN where that is zero or below. */
  readonly fallPercent: number;
};

export type Drawdowns = {
  /** In order of time. */
  readonly all: readonly Drawdown[];
  /** The highest close so far at the end of the window (the last of equals); -1 without any. */
  readonly peakAt: number;
};

const calculateFall = (peak: number, price: number): number => (1 - price / peak) * 100;

/**
 * All falls of a window. A close of zero or below has no percentage: the low of a fall is its
 * lowest close above zero, if it has any, and a peak is above zero.
 */
export function findDrawdowns({ close }: Candles, { from, to }: FactWindow): Drawdowns {
  const all: Drawdown[] = [];
  let peakAt = -1;
  let lowAt = -1;
  const add = (recoveredAt: number): void => {
    if (lowAt < 0) return;
    const low = at(close, lowAt);
    const fallPercent = low > 0 ? calculateFall(at(close, peakAt), low) : Number.NaN;
    all.push({ peakAt, lowAt, recoveredAt, fallPercent });
    lowAt = -1;
  };
  for (let t = from; t <= to; t += 1) {
    const price = at(close, t);
    const isPositive = price > 0;
    if (isPositive && (peakAt < 0 || price >= at(close, peakAt))) {
      add(t);
      peakAt = t;
    } else if (peakAt >= 0 && !Number.isNaN(price)) {
      const low = lowAt < 0 ? Number.NaN : at(close, lowAt);
      const isLower = isPositive ? !(low > 0 && low <= price) : !(low > 0 || low <= price);
      if (isLower) lowAt = t;
    }
  }
  add(-1);
  return { all, peakAt };
}
