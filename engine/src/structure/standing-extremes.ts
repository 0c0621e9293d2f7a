import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';

/** Which candles' highs (or lows) stand: no later candle has equalled or passed them. One monotonic stack serves swings of every size. */
export type StandingExtremes = {
  /** Candle `t` has closed. O(1) on average: every candle falls at most once. */
  step(t: number): void;
  stands(t: number): boolean;
};

export function createStandingExtremes(candles: Candles, side: 'high' | 'low'): StandingExtremes {
  const isHigh = side === 'high';
  let standing = new Int32Array(64);
  let heights = new Float64Array(64);
  let count = 0;
  let fallen = new Int32Array(1024);
  return {
    step(t) {
      const height = isHigh ? at(candles.high, t) : -at(candles.low, t);
      while (count > 0 && at(heights, count - 1) <= height) {
        count -= 1;
        fallen[indexAt(standing, count)] = 1;
      }
      if (count === standing.length) {
        standing = grownIndices(standing, count + 1);
        heights = grown(heights, count + 1);
      }
      if (t >= fallen.length) fallen = grownIndices(fallen, t + 1);
      standing[count] = t;
      heights[count] = height;
      count += 1;
    },
    stands: (t) => fallen[t] === 0,
  };
}
