import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { CandleQueue, never } from './candle-queue.ts';
import { type PivotFinder, sides } from './pivot-finder.ts';

/** The pivots that a finder has found in the added candles: `turns` as long as none was taken. */
export type FoundPivots = Pick<PivotFinder, 'turns' | 'size'>;

export type BreakSearchInput = {
  readonly candles: Candles;
  readonly pivots: FoundPivots;
  readonly breakBy: 'close' | 'wick';
  /** The larger pivots: one is broken only when their latest of the same side exists at another price. */
  readonly outer?: FoundPivots | undefined;
};

export type BreakSearch = {
  /** Goes through the candles that were added; after the pivots, before the first step on one of them. */
  extend(): void;
  /** The candles that go beyond the latest pivot of a side, the first of each pivot: sums of `sides`. */
  readonly breaks: CandleQueue;
};

/** Searches for the first close (or wick) strictly beyond the latest confirmed pivot of each side. */
export function createBreakSearch({
  candles,
  pivots,
  breakBy,
  outer,
}: BreakSearchInput): BreakSearch {
  const breaks = new CandleQueue();
  const latest = new LatestPivots(candles, pivots);
  const larger = new LatestPivots(candles, outer);
  let length = 0;
  /** Goes on until the next pivot is confirmed, or to the end. */
  const searchOn = (from: number): number => {
    const rising = breakBy === 'close' ? candles.close : candles.high;
    const falling = breakBy === 'close' ? candles.close : candles.low;
    const to = Math.min(latest.nextAt, larger.nextAt, candles.length);
    // A comparison with NaN is false: nothing breaks where nothing can be broken.
    let above = breakable(latest.high, larger.high);
    let below = breakable(latest.low, larger.low);
    for (let t = from; t < to; t += 1) {
      const breaksHigh = at(rising, t) > above;
      const breaksLow = at(falling, t) < below;
      if (!breaksHigh && !breaksLow) continue;
      breaks.add(t, (breaksHigh ? sides.high : sides.none) + (breaksLow ? sides.low : sides.none));
      if (breaksHigh) above = latest.high = Number.NaN;
      if (breaksLow) below = latest.low = Number.NaN;
    }
    return to;
  };
  return {
    breaks,
    extend() {
      latest.begin();
      larger.begin();
      while (length < candles.length) {
        latest.meet(length);
        larger.meet(length);
        length = searchOn(length);
      }
    },
  };
}

/** The price of a pivot where the larger pivot lies at another price, else NaN. */
function breakable(price: number, larger: number): number {
  return larger < price || larger > price ? price : Number.NaN;
}

/** The latest pivots of a finder as its candles are gone through. Without a finder they lie at a price that no pivot has. */
class LatestPivots {
  /** Prices; NaN while there is none, and once it is broken. */
  high: number;
  low: number;
  /** The candle that confirms the next one. */
  nextAt = never;
  private readonly candles: Candles;
  private readonly found: FoundPivots | undefined;
  private place = 0;

  constructor(candles: Candles, found: FoundPivots | undefined) {
    this.candles = candles;
    this.found = found;
    this.high = found === undefined ? Number.NEGATIVE_INFINITY : Number.NaN;
    this.low = this.high;
  }

  /** The finder has taken in the added candles. */
  begin(): void {
    this.place = 0;
    if (this.found !== undefined) this.nextAt = this.found.turns.candleAt(0);
  }

  /** Takes in what candle `t` confirms. */
  meet(t: number): void {
    if (t !== this.nextAt || this.found === undefined) return;
    const { turns, size } = this.found;
    const found = turns.meaningAt(this.place);
    if ((found & sides.high) !== 0) this.high = at(this.candles.high, t - size);
    if ((found & sides.low) !== 0) this.low = at(this.candles.low, t - size);
    this.place += 1;
    this.nextAt = turns.candleAt(this.place);
  }
}
