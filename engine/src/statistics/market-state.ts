import { type Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { durationMs } from '../candles/interval.ts';

/** Volatility states: fifths of the ratio between the ATR(14) and its slow average. */
export const volatilityStates = 5;
/** Parts of the UTC day of four hours each; one part only for daily and longer candles. */
const dayParts = 6;
const partMs = 14_400_000;
const slowLength = 100;

/**
 * The state of the market at each candle: `volatility + 5 x part of the day`, -1 where there is no ATR. Outcomes depend on both
 * without any structure: after a burst the ATR is too large for what follows, and nights are calmer than openings.
 */
export function toMarketStates(candles: Candles, atr14: Float64Array): Int32Array {
  const ratios = toVolatilityRatios(atr14);
  const sorted = ratios.filter((ratio) => !Number.isNaN(ratio)).toSorted();
  const limits = Array.from({ length: volatilityStates - 1 }, (_, index) =>
    at(sorted, Math.floor(((index + 1) * sorted.length) / volatilityStates)),
  );
  const isIntraday = (durationMs[candles.interval] ?? Infinity) < dayParts * partMs;
  return Int32Array.from(ratios, (ratio, t) => {
    if (Number.isNaN(ratio)) return -1;
    const volatility = limits.filter((limit) => ratio >= limit).length;
    const part = isIntraday ? Math.floor(at(candles.openTime, t) / partMs) % dayParts : 0;
    return volatility + volatilityStates * part;
  });
}

/** ATR(14) over its own average, which weighs the last hundred or so candles, all of them at the start. NaN without an ATR above zero. */
function toVolatilityRatios(atr14: Float64Array): Float64Array {
  let average = 0;
  let seen = 0;
  return atr14.map((value) => {
    if (!(value > 0)) return Number.NaN;
    seen += 1;
    average += (value - average) / Math.min(seen, slowLength);
    return value / average;
  });
}
