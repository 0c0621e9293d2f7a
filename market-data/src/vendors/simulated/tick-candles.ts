import type { Candle, Candles, Interval } from '@vela/engine';
import { createColumns } from '../../candles/raw-candles.ts';

/** Candles in whole ticks and integer volumes, so that sums and comparisons are exact. */
export type TickCandles = Candles;

export type TickWriter = {
  readonly length: number;
  push(candle: Candle): void;
  finish(): TickCandles;
};

export function createTickWriter(interval: Interval, capacity: number): TickWriter {
  const columns = createColumns(capacity, () => new Float64Array(capacity));
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(candle) {
      columns.openTime[length] = candle.openTime;
      columns.open[length] = candle.open;
      columns.high[length] = candle.high;
      columns.low[length] = candle.low;
      columns.close[length] = candle.close;
      columns.volume[length] = candle.volume;
      length++;
    },
    finish() {
      return {
        interval,
        ...createColumns(length, (field) => columns[field].subarray(0, length)),
      };
    },
  };
}

/** Converts ticks to prices; dividing by a power of ten yields the intended decimal number. */
export function toPrices(candles: TickCandles, priceDecimals: number): Candles {
  const scale = Number(`1e${priceDecimals}`);
  const scaled = (column: Float64Array): Float64Array => column.map((ticks) => ticks / scale);
  return {
    ...candles,
    open: scaled(candles.open),
    high: scaled(candles.high),
    low: scaled(candles.low),
    close: scaled(candles.close),
  };
}
