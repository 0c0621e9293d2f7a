import type { CandlePoint } from './candle-points.ts';

/** The part of the library's series API that is used here. */
type SeriesData = {
  setData: (points: CandlePoint[]) => void;
  update: (point: CandlePoint) => void;
};

/** Series that are given the same candles. */
export function joinSeries(...series: readonly SeriesData[]): SeriesData {
  return {
    setData: (points) => {
      for (const one of series) one.setData(points);
    },
    update: (point) => {
      for (const one of series) one.update(point);
    },
  };
}

/** Number of candles given to the library at first: each `update` costs time for all it holds. */
const initialCandleCount = 500;
/** Earlier candles are given once fewer than this many remain left of the view. */
const minCandlesBeforeView = 300;

/** Gives the library the latest candles first. It counts from `before` on, indices count all. */
export class CandleFeed {
  readonly #series: SeriesData;
  #points: readonly CandlePoint[] = [];
  #count = 0;
  #before = 0;

  constructor(series: SeriesData) {
    this.#series = series;
  }

  /** Number of candles shown, including those the library does not hold yet. */
  get count(): number {
    return this.#count;
  }

  /** Number of candles before the first one that the library holds. */
  get before(): number {
    return this.#before;
  }

  get times(): CandlePoint['time'][] {
    return this.#points.map(({ time }) => time);
  }

  /** The candle at `index`; undefined when it is not shown. */
  at(index: number): CandlePoint | undefined {
    return index < this.#count ? this.#points[index] : undefined;
  }

  get last(): CandlePoint | undefined {
    return this.at(this.#count - 1);
  }

  setPoints(points: readonly CandlePoint[]): void {
    this.#points = points;
    this.#resetTo(points.length);
  }

  /** Shows the first `count` candles; one more than before is appended with `update`. */
  showFirst(count: number): void {
    const next = this.#points[count - 1];
    const by = count - this.#count;
    this.#count = count;
    if (next !== undefined && by === 1) this.#series.update(next);
    else if (by === -1 && count > this.#before)
      this.#series.setData(this.#points.slice(this.#before, count));
    else this.#resetTo(count);
  }

  /** Shows a candle after the last one, which counts as none; older ones are left out. */
  showProvisional(point: CandlePoint): void {
    const { last } = this;
    if (last !== undefined && point.time > last.time) this.#series.update(point);
  }

  /** Adds earlier candles when the view nears the library's index `logical`; returns whether. */
  loadEarlier(logical: number): boolean {
    if (this.#before === 0 || logical > minCandlesBeforeView) return false;
    const wanted = this.#before + Math.floor(logical) - minCandlesBeforeView;
    // At least doubles what the library holds: scrolling to the beginning takes few steps.
    this.#before = Math.max(0, Math.min(wanted, this.#before - (this.#count - this.#before)));
    this.#series.setData(this.#points.slice(this.#before, this.#count));
    return true;
  }

  #resetTo(count: number): void {
    this.#count = count;
    this.#before = Math.max(0, count - initialCandleCount);
    this.#series.setData(this.#points.slice(this.#before, count));
  }
}
