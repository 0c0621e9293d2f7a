import type { TechnicalAnalysis } from '../analysis.ts';
import { at } from '../candles/column.ts';
import { calculateOnScale } from '../indicators/calculate-on-scale.ts';
import { adxIndicator } from '../indicators/trend/adx.ts';

export type TrendRegime = 'trending-up' | 'trending-down' | 'ranging';

/** Regime after a candle, its ADX, and the number of candles in a row with this regime. */
export type TrendReading = {
  readonly regime: TrendRegime;
  readonly adx: number;
  readonly candles: number;
};

/** Wilder: from this ADX on a market is trending. */
const minAdx = 25;
/** Number of candles over which EMA(50) must have moved in the same direction. */
const slopeCandles = 10;

// `trending-up`: ADX(14) at least 25, +DI(14) above -DI(14), and EMA(50) higher than ten candles
// before; `trending-down` mirrored, all else `ranging`. Undefined while one of them is. @see J. W.
// Wilder, New Concepts in Technical Trading Systems (1978), for ADX and its bound; the slope is
// ours
/**
 * The trend regime after candle `to`, from that candle and those before it on the same scale of
 * prices alone.
 */
export function findTrendRegime(analysis: TechnicalAnalysis, to: number): TrendReading | undefined {
  const { indicators } = analysis;
  const movement = calculateOnScale(analysis, adxIndicator);
  if (movement.kind === 'refused') return undefined;
  const { adx, plusDi, minusDi } = movement.values;
  if (adx === undefined || plusDi === undefined || minusDi === undefined) return undefined;
  const regimeAt = (t: number): TrendRegime | undefined => {
    const slope = at(indicators.ema50, t) - at(indicators.ema50, t - slopeCandles);
    const lead = at(plusDi, t) - at(minusDi, t);
    if (Number.isNaN(at(adx, t)) || Number.isNaN(slope) || Number.isNaN(lead)) return undefined;
    if (at(adx, t) < minAdx) return 'ranging';
    if (slope > 0 && lead > 0) return 'trending-up';
    return slope < 0 && lead < 0 ? 'trending-down' : 'ranging';
  };
  const regime = regimeAt(to);
  if (regime === undefined) return undefined;
  let first = to;
  while (regimeAt(first - 1) === regime) first -= 1;
  return { regime, adx: at(adx, to), candles: to - first + 1 };
}
