import type { TechnicalAnalysis } from '../analysis.ts';
import { at } from '../candles/column.ts';
import { calculateIndicator } from '../indicators/calculate-indicator.ts';
import { adxIndicator } from '../indicators/trend/adx.ts';

export type TrendRegime = 'trending-up' | 'trending-down' | 'ranging';

/** The regime after a candle, the ADX it rests on, and for how many candles in a row, that one included, it has been the same. */
export type TrendReading = {
  readonly regime: TrendRegime;
  readonly adx: number;
  readonly candles: number;
};

/** Wilder's bound: from here on a market counts as moving in a direction. */
const smallestAdx = 25;
/** The average must have moved the same way over so many candles. */
const slopeCandles = 10;

/**
 * The trend regime after candle `to`, from that candle and those before it alone. `trending-up`: ADX(14) is at least 25, +DI(14) above
 * -DI(14), and EMA(50) higher than ten candles before; `trending-down` is its mirror image, everything else `ranging`. Undefined while
 * one of them is not defined.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978), for ADX and its bound; the slope of EMA(50) is our addition
 */
export function findTrendRegime(
  { candles, indicators }: TechnicalAnalysis,
  to: number,
): TrendReading | undefined {
  const movement = calculateIndicator(adxIndicator, { candles });
  if (movement.kind === 'refused') return undefined;
  const { adx, plusDi, minusDi } = movement.values;
  if (adx === undefined || plusDi === undefined || minusDi === undefined) return undefined;
  const regimeAt = (t: number): TrendRegime | undefined => {
    const slope = at(indicators.ema50, t) - at(indicators.ema50, t - slopeCandles);
    const lead = at(plusDi, t) - at(minusDi, t);
    if (Number.isNaN(at(adx, t)) || Number.isNaN(slope) || Number.isNaN(lead)) return undefined;
    if (at(adx, t) < smallestAdx) return 'ranging';
    if (slope > 0 && lead > 0) return 'trending-up';
    return slope < 0 && lead < 0 ? 'trending-down' : 'ranging';
  };
  const regime = regimeAt(to);
  if (regime === undefined) return undefined;
  let first = to;
  while (regimeAt(first - 1) === regime) first -= 1;
  return { regime, adx: at(adx, to), candles: to - first + 1 };
}
