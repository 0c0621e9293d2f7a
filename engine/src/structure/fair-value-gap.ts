import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { CandleQueue } from './candle-queue.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { ZoneWatch } from './zone-watch.ts';

type FairValueGapInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly zones: ZoneWatch;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type FairValueGapScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): void;
  /** Appended candles that confirm a gap. */
  readonly found: CandleQueue;
  /** Latest gap of each direction by its index in the log. */
  readonly latest: { readonly bullish: number | undefined; readonly bearish: number | undefined };
};

// `widthInAtr` is in ATR(14) of the candle before the confirmation; consumers filter by it.
/** The wicks beside a candle do not meet, and it closed beyond the first of them. */
export function createFairValueGapScanner({
  candles,
  log,
  zones,
  indicators,
}: FairValueGapInput): FairValueGapScanner {
  const bullish = toShape({
    kind: 'fair-value-gap',
    direction: 'bullish',
    measures: ['widthInAtr'],
  });
  const bearish = toShape({
    kind: 'fair-value-gap',
    direction: 'bearish',
    measures: ['widthInAtr'],
  });
  const latest: { bullish: number | undefined; bearish: number | undefined } = {
    bullish: undefined,
    bearish: undefined,
  };
  const found = new CandleQueue();
  let length = 0;
  const confirm = (isBullish: boolean, t: number): number => {
    const top = at(candles.low, isBullish ? t : t - 2);
    const bottom = at(candles.high, isBullish ? t - 2 : t);
    const gap = log.add(isBullish ? bullish : bearish, t - 1, t);
    log.setZone(gap, top, bottom);
    log.setMeasure(gap, 0, (top - bottom) / at(indicators.atr14, t - 1));
    return gap;
  };
  return {
    latest,
    found,
    extend() {
      const { high, low, close } = candles;
      for (let t = Math.max(length, 2); t < candles.length; t += 1) {
        const firstHigh = at(high, t - 2);
        const firstLow = at(low, t - 2);
        const middleClose = at(close, t - 1);
        if (at(low, t) > firstHigh && middleClose > firstHigh) found.add(t, upward);
        else if (at(high, t) < firstLow && middleClose < firstLow) found.add(t, downward);
      }
      length = candles.length;
    },
    step(t) {
      if (found.nextAt !== t) return;
      const isBullish = found.take() === upward;
      const gap = confirm(isBullish, t);
      if (isBullish) latest.bullish = gap;
      else latest.bearish = gap;
      zones.follow(gap);
    },
  };
}

const upward = 1;
const downward = -1;
