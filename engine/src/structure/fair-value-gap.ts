import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import type { ZoneWatch } from './zone-watch.ts';

type FairValueGapInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly zones: ZoneWatch;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/**
 * A gap price left behind: the wicks on either side of a candle do not meet, and that candle closed beyond the first of them.
 * `widthInAtr` is its width in ATR(14) of the candle before the confirmation; how wide a gap must be to be worth showing is the
 * viewer's choice.
 */
export function createFairValueGapScanner({ candles, log, zones, indicators }: FairValueGapInput): { step(t: number): void } {
  const bullish = toShape('fair-value-gap', 'bullish');
  const bearish = toShape('fair-value-gap', 'bearish');
  const confirm = (shape: FindingShape, t: number): number => {
    const gap = log.add(shape, t - 1, t);
    if (shape === bullish) log.setZone(gap, at(candles.low, t), at(candles.high, t - 2));
    else log.setZone(gap, at(candles.low, t - 2), at(candles.high, t));
    log.setMeasures(gap, (log.top(gap) - log.bottom(gap)) / at(indicators.atr14, t - 1), Number.NaN);
    return gap;
  };
  return {
    step(t) {
      if (t < 2) return;
      const { high, low, close } = candles;
      const firstHigh = at(high, t - 2);
      const firstLow = at(low, t - 2);
      const middleClose = at(close, t - 1);
      if (at(low, t) > firstHigh && middleClose > firstHigh) zones.follow(confirm(bullish, t));
      else if (at(high, t) < firstLow && middleClose < firstLow) zones.follow(confirm(bearish, t));
    },
  };
}
