import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import { FindingQueue } from './finding-queue.ts';
import type { ZoneWatch } from './zone-watch.ts';

type FairValueGapInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly zones: ZoneWatch;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type FairValueGapScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  step(t: number): void;
  /** The latest gap of each direction: its index in the log. */
  readonly latest: { readonly bullish: number | undefined; readonly bearish: number | undefined };
};

/**
 * A gap price left behind: the wicks on either side of a candle do not meet, and that candle closed beyond the first of them.
 * `widthInAtr` is its width in ATR(14) of the candle before the confirmation; how wide a gap must be to be worth showing is the
 * viewer's choice.
 */
export function createFairValueGapScanner({ candles, log, zones, indicators }: FairValueGapInput): FairValueGapScanner {
  const bullish = toShape({ kind: 'fair-value-gap', direction: 'bullish', measures: ['widthInAtr'] });
  const bearish = toShape({ kind: 'fair-value-gap', direction: 'bearish', measures: ['widthInAtr'] });
  const confirm = (shape: FindingShape, t: number): number => {
    const gap = log.add(shape, t - 1, t);
    if (shape === bullish) log.setZone(gap, at(candles.low, t), at(candles.high, t - 2));
    else log.setZone(gap, at(candles.low, t - 2), at(candles.high, t));
    log.setMeasure(gap, 0, (log.top(gap) - log.bottom(gap)) / at(indicators.atr14, t - 1));
    return gap;
  };
  const latest: { bullish: number | undefined; bearish: number | undefined } = { bullish: undefined, bearish: undefined };
  const found = new FindingQueue();
  let length = 0;
  const find = (t: number): void => {
    const { high, low, close } = candles;
    const firstHigh = at(high, t - 2);
    const firstLow = at(low, t - 2);
    const middleClose = at(close, t - 1);
    if (at(low, t) > firstHigh && middleClose > firstHigh) found.add(bullish, t - 1, t);
    else if (at(high, t) < firstLow && middleClose < firstLow) found.add(bearish, t - 1, t);
  };
  return {
    latest,
    extend() {
      for (let t = Math.max(length, 2); t < candles.length; t += 1) find(t);
      length = candles.length;
    },
    step(t) {
      if (found.nextAt !== t) return;
      const shape = found.take();
      const gap = confirm(shape, t);
      if (shape === bullish) latest.bullish = gap;
      else latest.bearish = gap;
      zones.follow(gap);
    },
  };
}
