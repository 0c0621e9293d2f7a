import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';

// For a break on candle `to` of a pivot formed at `from`: the lowest low (bullish blocks) or
// highest high of the candles from `from` up to, not including, `to`; the first of equals.
/** Origin candle of an order block. */
export type OrderBlockOrigin = (side: 'low' | 'high', from: number, to: number) => number;

type OriginInput = {
  readonly candles: Candles;
  readonly indicators: { readonly atr200: Float64Array };
  readonly options: TechnicalOptions['orderBlock'];
};

/** Candles before the extreme one searched for the last of the opposite colour. */
const candlesBeforeExtreme = 5;

// Large candles (range at least twice ATR(200) of the candle before; none while that is undefined)
// are skipped unless all are large, or read with high and low swapped.
/** Finds origin candles, by the options. */
export function createOrderBlockOrigin({
  candles,
  indicators,
  options,
}: OriginInput): OrderBlockOrigin {
  const isLarge = (t: number): boolean =>
    t > 0 && at(candles.high, t) - at(candles.low, t) >= 2 * at(indicators.atr200, t - 1);
  const findExtreme =
    options.largeCandles === 'swap'
      ? createSwappedSearch(candles, isLarge)
      : createPassingSearch(candles, isLarge);
  if (options.candle === 'extreme') return findExtreme;
  return (side, from, to) => {
    const extreme = findExtreme(side, from, to);
    for (let t = extreme; t >= Math.max(0, extreme - candlesBeforeExtreme); t -= 1) {
      const body = at(candles.close, t) - at(candles.open, t);
      if (side === 'low' ? body < 0 : body > 0) return t;
    }
    return extreme;
  };
}

// Linear in total: a pivot breaks once, and the next of its side comes about that break or after.
function createPassingSearch(candles: Candles, isLarge: (t: number) => boolean): OrderBlockOrigin {
  return (side, from, to) => {
    const { high, low } = candles;
    const isHigh = side === 'high';
    let found = -1;
    let extreme = Number.NEGATIVE_INFINITY;
    let foundOfAll = from;
    let extremeOfAll = Number.NEGATIVE_INFINITY;
    for (let t = from; t < to; t += 1) {
      const height = isHigh ? at(high, t) : -at(low, t);
      if (height <= extreme) continue;
      if (height > extremeOfAll) {
        foundOfAll = t;
        extremeOfAll = height;
      }
      if (isLarge(t)) continue;
      found = t;
      extreme = height;
    }
    return found < 0 ? foundOfAll : found;
  };
}

function createSwappedSearch(candles: Candles, isLarge: (t: number) => boolean): OrderBlockOrigin {
  return (side, from, to) => {
    const { high, low } = candles;
    let found = from;
    let extreme = Number.NEGATIVE_INFINITY;
    for (let t = from; t < to; t += 1) {
      const isTop = (side === 'high') !== isLarge(t);
      const wick = isTop ? at(high, t) : at(low, t);
      const height = side === 'high' ? wick : -wick;
      if (height <= extreme) continue;
      found = t;
      extreme = height;
    }
    return found;
  };
}
