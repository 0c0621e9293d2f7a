import { invariant } from '../invariant.ts';
import type { Candles, Interval } from './candles.ts';
import { at, growColumn } from './column.ts';

const columns = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;

/** Candles that grow at the end. Columns are replaced when full: read them again at every step. */
export type CandleBuffer = Candles & {
  // Throws when open times are not strictly increasing.
  /** Appends the candles of another series from index `from`. */
  append(source: Candles, from: number): void;
  /** Columns of exactly the current length; later appends do not change them. */
  snapshot(): Candles;
};

/** A range of a column: copied, so that a caller may use its own again, or shared with its owner. */
type TakeColumn = (column: Float64Array, from: number, to: number) => Float64Array;
export const copyColumn: TakeColumn = (column, from, to) => column.slice(from, to);
export const shareColumn: TakeColumn = (column, from, to) => column.subarray(from, to);

/** An empty buffer; `take` says how the columns of the first append are taken. */
export function createCandleBuffer(interval: Interval, take = copyColumn): CandleBuffer {
  const empty = new Float64Array(0);
  return {
    interval,
    length: 0,
    openTime: empty,
    open: empty,
    high: empty,
    low: empty,
    close: empty,
    volume: empty,
    append(this: Writable, source, from) {
      const start = this.length;
      const length = start + source.length - from;
      assertOrder(
        source,
        from,
        start === 0 ? Number.NEGATIVE_INFINITY : at(this.openTime, start - 1),
      );
      for (const name of columns) {
        if (start === 0) {
          this[name] = take(source[name], from, source.length);
          continue;
        }
        if (length > this[name].length) this[name] = growColumn(this[name], length);
        // Streaming case (one candle): cheaper than creating a view.
        if (length === start + 1) this[name][start] = at(source[name], from);
        else this[name].set(source[name].subarray(from, source.length), start);
      }
      this.length = length;
    },
    snapshot() {
      return sliceColumns(this, 0, this.length);
    },
  };
}

type Writable = { -readonly [Key in keyof CandleBuffer]: CandleBuffer[Key] };

function assertOrder({ openTime, length }: Candles, from: number, after: number): void {
  let isOrdered = true;
  let before = after;
  for (let index = from; index < length; index += 1) {
    const time = at(openTime, index);
    isOrdered &&= time > before;
    before = time;
  }
  invariant(isOrdered, 'open times must be strictly increasing');
}

/** Views (no copies) of the candles from `from` up to, not including, `to`. */
export function sliceColumns(candles: Candles, from: number, to: number): Candles {
  return {
    interval: candles.interval,
    length: to - from,
    openTime: candles.openTime.subarray(from, to),
    open: candles.open.subarray(from, to),
    high: candles.high.subarray(from, to),
    low: candles.low.subarray(from, to),
    close: candles.close.subarray(from, to),
    volume: candles.volume.subarray(from, to),
  };
}
