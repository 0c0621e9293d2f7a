import { invariant } from '../invariant.ts';
import type { Candles, Interval } from './candles.ts';
import { at, grown } from './column.ts';

const columns = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;

/** Candles that grow at the end. The columns have spare room and are replaced when it runs out: read them anew at every step. */
export type CandleBuffer = Candles & {
  /** Makes room for `count` more candles at once. */
  reserve(count: number): void;
  /** Copies one candle of another series to the end. Throws when it does not open after the last one. */
  push(source: Candles, index: number): void;
  /** What is there now, as columns of exactly that length; later pushes never change it. */
  snapshot(): Candles;
};

export function createCandleBuffer(interval: Interval): CandleBuffer {
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
    reserve(this: Writable, count) {
      const needed = this.length + count;
      if (needed <= this.openTime.length) return;
      for (const name of columns) this[name] = grown(this[name], needed);
    },
    push(this: Writable, source, index) {
      const t = this.length;
      const openTime = at(source.openTime, index);
      invariant(t === 0 ? !Number.isNaN(openTime) : openTime > at(this.openTime, t - 1), 'candles open one after the other');
      if (t === this.openTime.length) this.reserve(1);
      this.openTime[t] = openTime;
      this.open[t] = at(source.open, index);
      this.high[t] = at(source.high, index);
      this.low[t] = at(source.low, index);
      this.close[t] = at(source.close, index);
      this.volume[t] = at(source.volume, index);
      this.length = t + 1;
    },
    snapshot() {
      return sliceColumns(this, 0, this.length);
    },
  };
}

type Writable = { -readonly [Key in keyof CandleBuffer]: CandleBuffer[Key] };

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
