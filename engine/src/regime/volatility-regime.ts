export type VolatilityRegime = 'low' | 'normal' | 'high' | 'extreme';

/** Bounds of the rounded percentile; the first two are also those of "quiet" and "wide". */
const bounds = { low: 30, high: 70, extreme: 95 } as const;

// Bounds are ours: `low` up to 30, `high` from 70, `extreme` from 95, `normal` in between.
/** Regime by the percentile of ATR(14) in percent of the close, rounded as displayed. */
export function toVolatilityRegime(percentile: number): VolatilityRegime {
  const whole = Math.round(percentile);
  if (whole >= bounds.extreme) return 'extreme';
  if (whole >= bounds.high) return 'high';
  return whole <= bounds.low ? 'low' : 'normal';
}
