import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** All prices times a factor. */
export function scaleCandles(candles: Candles, factor: number): Candles {
  const scale = (column: Float64Array): Float64Array => column.map((price) => price * factor);
  return {
    ...candles,
    open: scale(candles.open),
    high: scale(candles.high),
    low: scale(candles.low),
    close: scale(candles.close),
  };
}

/** Prices of the candles from `from` on divided by `ratio`, volumes times it. */
export function splitCandles(candles: Candles, from: number, ratio: number): Candles {
  const share = (column: Float64Array) =>
    column.map((price, index) => (index < from ? price : price / ratio));
  return {
    ...candles,
    open: share(candles.open),
    high: share(candles.high),
    low: share(candles.low),
    close: share(candles.close),
    volume: candles.volume.map((volume, index) => (index < from ? volume : volume * ratio)),
  };
}

const mirrorColumn = (column: Float64Array): Float64Array => column.map((price) => -price);

/** Mirrored prices: exact in floating point; highs become lows. */
export function mirrorCandles(candles: Candles): Candles {
  return {
    ...candles,
    open: mirrorColumn(candles.open),
    high: mirrorColumn(candles.low),
    low: mirrorColumn(candles.high),
    close: mirrorColumn(candles.close),
  };
}

/** Planted look-ahead: every candle but the last has the prices of the next one. */
export function addLookAhead(candles: Candles): Candles {
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
