import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { CandleQueue, never } from './candle-queue.ts';
import { type PivotFinder, sides } from './pivot-finder.ts';

/** Pivots found in the appended candles; `turns` is complete as long as none was taken. */
export type FoundPivots = Pick<PivotFinder, 'turns' | 'size'>;

export type BreakSearchInput = {
  readonly candles: Candles;
  readonly pivots: FoundPivots;
  readonly breakBy: 'close' | 'wick';
  /** The larger scale: a pivot breaks only when the latest there has another price. */
  readonly outer?: FoundPivots | undefined;
};

export type BreakSearch = {
  /** Searches the appended candles; call after the pivots, before the first step on one of them. */
  extend(): void;
  /** Candles first beyond the latest pivot of a side; payload: bits of `sides`. */
  readonly breaks: CandleQueue;
};

/** The first close (or wick) strictly beyond the latest confirmed pivot of each side. */
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
  /** Searches until the next pivot is confirmed, or to the end. */
  const searchOn = (from: number): number => {
    const rising = breakBy === 'close' ? candles.close : candles.high;
    const falling = breakBy === 'close' ? candles.close : candles.low;
    const to = Math.min(latest.nextAt, larger.nextAt, candles.length);
    // NaN means no breakable pivot: the comparison is false.
    let above = toBreakablePrice(latest.high, larger.high);
    let below = toBreakablePrice(latest.low, larger.low);
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

/** The price of a pivot when the larger pivot lies at another price, else NaN. */
function toBreakablePrice(price: number, larger: number): number {
  return larger < price || larger > price ? price : Number.NaN;
}

/** Latest pivots of a finder; without one they lie at -Infinity, a price no pivot has. */
class LatestPivots {
  /** Prices; NaN while there is none, and once it is broken. */
  high: number;
  low: number;
  /** Candle that confirms the next one. */
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

  /** Call after the finder has processed the appended candles. */
  begin(): void {
    this.place = 0;
    if (this.found !== undefined) this.nextAt = this.found.turns.candleAt(0);
  }

  /** Updates with the pivots that candle `t` confirms. */
  meet(t: number): void {
    if (t !== this.nextAt || this.found === undefined) return;
    const { turns, size } = this.found;
    const found = turns.payloadAt(this.place);
    if ((found & sides.high) !== 0) this.high = at(this.candles.high, t - size);
    if ((found & sides.low) !== 0) this.low = at(this.candles.low, t - size);
    this.place += 1;
    this.nextAt = turns.candleAt(this.place);
  }
}
