export type VolatilityRegime = 'low' | 'normal' | 'high' | 'extreme';

/** Bounds in whole percent of the candles compared with; the first two are those an explanation calls quiet and wide by. */
const bounds = { low: 30, high: 70, extreme: 95 } as const;

/**
 * The volatility regime by where ATR(14) in percent of the close stands in its own history (`atr.percentile`, 0 to 100, rounded as it is
 * spoken): `low` up to 30, `high` from 70, `extreme` from 95, `normal` in between. The bounds are ours.
 */
export function volatilityRegimeOf(percentile: number): VolatilityRegime {
  const whole = Math.round(percentile);
  if (whole >= bounds.extreme) return 'extreme';
  if (whole >= bounds.high) return 'high';
  return whole <= bounds.low ? 'low' : 'normal';
}
