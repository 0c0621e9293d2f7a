import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { createZoneWatch } from './zone-watch.ts';

export type ZoneScanner = {
  /** Moves the zones found before candle `t` through their lives. */
  watch(t: number): void;
  /** Looks for zones that candle `t` confirms. */
  step(t: number): void;
};

/**
 * A gap price left behind: the wicks on either side of a candle do not meet, and that candle closed beyond the first of them.
 * `widthInAtr` is its width in ATR(14) of the candle before the confirmation; how wide a gap must be to be worth showing is the
 * viewer's choice.
 */
export function createFairValueGapScanner(candles: Candles, atr14: { readonly column: Float64Array }, log: FindingLog): ZoneScanner {
  const lives = createZoneWatch(candles, log);
  const confirm = (t: number, direction: Direction, zone: { top: number; bottom: number }): void => {
    const widthInAtr = (zone.top - zone.bottom) / at(atr14.column, t - 1);
    const measures = widthInAtr < Number.POSITIVE_INFINITY ? { widthInAtr } : {};
    lives.follow(log.add({ kind: 'fair-value-gap', direction, formedAt: t - 1, confirmedAt: t, ...zone, measures }));
  };
  return {
    watch: (t) => lives.step(t),
    step(t) {
      if (t < 2) return;
      const { high, low, close } = candles;
      const firstHigh = at(high, t - 2);
      const firstLow = at(low, t - 2);
      const middleClose = at(close, t - 1);
      if (at(low, t) > firstHigh && middleClose > firstHigh) confirm(t, 'bullish', { top: at(low, t), bottom: firstHigh });
      else if (at(high, t) < firstLow && middleClose < firstLow) confirm(t, 'bearish', { top: firstLow, bottom: at(high, t) });
    },
  };
}
