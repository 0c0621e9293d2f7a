import type { CandlePoint } from './candle-points.ts';

/** The library's series, as far as it is fed. */
type FedSeries = { setData: (points: CandlePoint[]) => void; update: (point: CandlePoint) => void };

/** So many candles the library gets at first: each new one costs it time for all it has. */
const givenAtFirst = 500;
/** When so few candles are left beyond the left edge of the view, more are given. */
const reserve = 300;

/**
 * Feeds the candles of a chart to the drawing library: the latest ones at first, earlier ones when somebody goes there. Indices count all
 * candles; the library counts from `before` on.
 */
export class CandleFeed {
  readonly #series: FedSeries;
  #points: readonly CandlePoint[] = [];
  #count = 0;
  #before = 0;

  constructor(series: FedSeries) {
    this.#series = series;
  }

  /** How many candles are shown, those the library has not been given yet included. */
  get count(): number {
    return this.#count;
  }

  /** How many of them come before the first one that the library has. */
  get before(): number {
    return this.#before;
  }

  get times(): CandlePoint['time'][] {
    return this.#points.map(({ time }) => time);
  }

  /** A candle that is shown. */
  at(index: number): CandlePoint | undefined {
    return index < this.#count ? this.#points[index] : undefined;
  }

  get last(): CandlePoint | undefined {
    return this.at(this.#count - 1);
  }

  setPoints(points: readonly CandlePoint[]): void {
    this.#points = points;
    this.#give(points.length);
  }

  /** Shows the first `count` candles. One more than before is only added. */
  showFirst(count: number): void {
    const next = this.#points[count - 1];
    const by = count - this.#count;
    this.#count = count;
    if (next !== undefined && by === 1) this.#series.update(next);
    else if (by === -1 && count > this.#before)
      this.#series.setData(this.#points.slice(this.#before, count));
    else this.#give(count);
  }

  /** Gives the library the candles around a place among its own, when it nears the first of them. Tells whether it did. */
  reach(logical: number): boolean {
    if (this.#before === 0 || logical > reserve) return false;
    const wanted = this.#before + Math.floor(logical) - reserve;
    // Doubled each time, so that a walk to the beginning is a few steps.
    this.#before = Math.max(0, Math.min(wanted, this.#before - (this.#count - this.#before)));
    this.#series.setData(this.#points.slice(this.#before, this.#count));
    return true;
  }

  #give(count: number): void {
    this.#count = count;
    this.#before = Math.max(0, count - givenAtFirst);
    this.#series.setData(this.#points.slice(this.#before, count));
  }
}
