import type { Candles, Interval } from '@vela/engine';

/** Candles whose prices are whole ticks and whose volumes are whole numbers, so that sums and comparisons are exact. */
export type TickCandles = Candles;

export type TickCandle = {
  openTime: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
};

export type TickWriter = {
  readonly length: number;
  push(candle: TickCandle): void;
  finish(): TickCandles;
};

export function createTickWriter(interval: Interval, capacity: number): TickWriter {
  const allocate = (): Float64Array => new Float64Array(capacity);
  const columns = {
    openTime: allocate(),
    open: allocate(),
    high: allocate(),
    low: allocate(),
    close: allocate(),
    volume: allocate(),
  };
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
      const cut = (column: Float64Array): Float64Array => column.subarray(0, length);
      return {
        interval,
        length,
        openTime: cut(columns.openTime),
        open: cut(columns.open),
        high: cut(columns.high),
        low: cut(columns.low),
        close: cut(columns.close),
        volume: cut(columns.volume),
      };
    },
  };
}

/** Prices out of ticks: dividing by a power of ten gives the decimal number that is meant. */
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
