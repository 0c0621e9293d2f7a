import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import type { FindingLog } from './finding-log.ts';
import { toShape } from './finding-log.ts';

export type DisplacementScanner = {
  step(t: number): void;
  /** The latest displacement of each direction: its index in the log. */
  readonly latest: { readonly bullish: number | undefined; readonly bearish: number | undefined };
};

type DisplacementInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
  readonly options: TechnicalOptions['displacement'];
};

/**
 * A candle that moved far and hardly came back: its body is at least 1.5 ATR(14) of the candle before it and at least 65 % of its
 * range. `bodyInAtr` and `bodyShare` say by how much. The zone is its body.
 */
export function createDisplacementScanner({ candles, log, indicators, options }: DisplacementInput): DisplacementScanner {
  const measures = ['bodyInAtr', 'bodyShare'];
  const bullish = toShape({ kind: 'displacement', direction: 'bullish', measures });
  const bearish = toShape({ kind: 'displacement', direction: 'bearish', measures });
  const latest: { bullish: number | undefined; bearish: number | undefined } = { bullish: undefined, bearish: undefined };
  return {
    latest,
    step(t) {
      const [open, close] = [at(candles.open, t), at(candles.close, t)];
      const body = Math.abs(close - open);
      const bodyInAtr = body / at(indicators.atr14, t - 1);
      // Both comparisons are false while the ATR is not defined, and for a candle without range.
      if (!(bodyInAtr >= options.bodyInAtr) || body === 0) return;
      const bodyShare = body / (at(candles.high, t) - at(candles.low, t));
      if (!(bodyShare >= options.bodyShare)) return;
      const direction = close > open ? 'bullish' : 'bearish';
      const found = log.add(direction === 'bullish' ? bullish : bearish, t, t);
      log.setZone(found, Math.max(open, close), Math.min(open, close));
      log.setMeasure(found, 0, bodyInAtr);
      log.setMeasure(found, 1, bodyShare);
      latest[direction] = found;
    },
  };
}
