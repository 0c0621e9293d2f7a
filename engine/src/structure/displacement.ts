import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { toShape } from './finding-log.ts';

export type DisplacementScanner = {
  /** The direction of the displacement that candle `t` is, if it is one. */
  step(t: number): Direction | undefined;
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
      const atr = at(indicators.atr14, t - 1);
      // False while the ATR is not defined, and for a candle without a body.
      if (!(body >= options.bodyInAtr * atr) || body === 0) return undefined;
      const bodyShare = body / (at(candles.high, t) - at(candles.low, t));
      if (!(bodyShare >= options.bodyShare)) return undefined;
      const direction = close > open ? 'bullish' : 'bearish';
      const found = log.add(direction === 'bullish' ? bullish : bearish, t, t);
      log.setZone(found, Math.max(open, close), Math.min(open, close));
      log.setMeasure(found, 0, body / atr);
      log.setMeasure(found, 1, bodyShare);
      latest[direction] = found;
      return direction;
    },
  };
}
