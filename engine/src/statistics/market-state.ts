import { type Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { durationMs } from '../candles/interval.ts';

/** Number of volatility states: quintiles of the ratio of ATR(14) to its slow average. */
export const volatilityStateCount = 5;
/** Parts of the UTC day, four hours each; a single part for daily and longer candles. */
const dayPartCount = 6;
const partMs = 14_400_000;
const slowLength = 100;

// Outcomes depend on both without any structure: after a burst the ATR is too large for what
// follows, and nights are calmer than openings.
/** State at each candle: `volatility + 5 x part of the day`, -1 without an ATR. */
export function toMarketStates(candles: Candles, atr14: Float64Array): Int32Array {
  const ratios = calculateVolatilityRatios(atr14);
  const sorted = ratios.filter((ratio) => !Number.isNaN(ratio)).toSorted();
  const limits = Array.from({ length: volatilityStateCount - 1 }, (_, index) =>
    at(sorted, Math.floor(((index + 1) * sorted.length) / volatilityStateCount)),
  );
  const isIntraday = (durationMs[candles.interval] ?? Infinity) < dayPartCount * partMs;
  return Int32Array.from(ratios, (ratio, t) => {
    if (Number.isNaN(ratio)) return -1;
    const volatility = limits.filter((limit) => ratio >= limit).length;
    const part = isIntraday ? Math.floor(at(candles.openTime, t) / partMs) % dayPartCount : 0;
    return volatility + volatilityStateCount * part;
  });
}

/** ATR(14) by its running average over about 100 candles; NaN without a positive ATR. */
function calculateVolatilityRatios(atr14: Float64Array): Float64Array {
  let average = 0;
  let seen = 0;
  return atr14.map((value) => {
    if (!(value > 0)) return Number.NaN;
    seen += 1;
    average += (value - average) / Math.min(seen, slowLength);
    return value / average;
  });
}
