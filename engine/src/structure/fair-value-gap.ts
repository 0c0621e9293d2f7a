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
  const confirm = (t: number, shape: FindingShape, { top, bottom }: { top: number; bottom: number }): void => {
    const widthInAtr = (top - bottom) / at(indicators.atr14, t - 1);
    zones.follow(log.add(shape, { formedAt: t - 1, confirmedAt: t, top, bottom, origin: -1, widthInAtr, volumeRatio: Number.NaN }));
  };
  return {
    step(t) {
      if (t < 2) return;
      const { high, low, close } = candles;
      const firstHigh = at(high, t - 2);
      const firstLow = at(low, t - 2);
      const middleClose = at(close, t - 1);
      if (at(low, t) > firstHigh && middleClose > firstHigh) confirm(t, bullish, { top: at(low, t), bottom: firstHigh });
      else if (at(high, t) < firstLow && middleClose < firstLow) confirm(t, bearish, { top: firstLow, bottom: at(high, t) });
    },
  };
}
