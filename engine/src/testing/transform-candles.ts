import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** All prices times a factor. */
export function scaledCandles(candles: Candles, factor: number): Candles {
  const scale = (column: Float64Array): Float64Array => column.map((price) => price * factor);
  return {
    ...candles,
    open: scale(candles.open),
    high: scale(candles.high),
    low: scale(candles.low),
    close: scale(candles.close),
  };
}

const mirror = (column: Float64Array): Float64Array => column.map((price) => -price);

/** Prices turned upside down: exact in floating point, and highs become lows. */
export function mirroredCandles(candles: Candles): Candles {
  return {
    ...candles,
    open: mirror(candles.open),
    high: mirror(candles.low),
    low: mirror(candles.high),
    close: mirror(candles.close),
  };
}

/** A planted look-ahead: every candle already knows the prices of the one after it, as far as there is one. */
export function peekingCandles(candles: Candles): Candles {
  const peek = (column: Float64Array): Float64Array =>
    column.map((price, index) => (index + 1 < candles.length ? at(column, index + 1) : price));
  return {
    ...candles,
    open: peek(candles.open),
    high: peek(candles.high),
    low: peek(candles.low),
    close: peek(candles.close),
  };
}
