import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import type { Direction } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { toShape } from './finding-log.ts';
import { FindingQueue } from './finding-queue.ts';

export type DisplacementScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
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
  const found = new FindingQueue();
  let length = 0;
  const find = (t: number): void => {
    const move = at(candles.close, t) - at(candles.open, t);
    const body = Math.abs(move);
    // False while the ATR is not defined, and for a candle without a body.
    if (!(body >= options.bodyInAtr * at(indicators.atr14, t - 1)) || body === 0) return;
    if (body / (at(candles.high, t) - at(candles.low, t)) >= options.bodyShare) found.add(move > 0 ? bullish : bearish, t, t);
  };
  return {
    latest,
    extend() {
      for (; length < candles.length; length += 1) find(length);
    },
    step(t) {
      if (found.nextAt !== t) return undefined;
      const shape = found.take();
      const displacement = log.add(shape, t, t);
      const [open, close] = [at(candles.open, t), at(candles.close, t)];
      const body = Math.abs(close - open);
      log.setZone(displacement, Math.max(open, close), Math.min(open, close));
      log.setMeasure(displacement, 0, body / at(indicators.atr14, t - 1));
      log.setMeasure(displacement, 1, body / (at(candles.high, t) - at(candles.low, t)));
      const direction = shape === bullish ? 'bullish' : 'bearish';
      if (direction === 'bullish') latest.bullish = displacement;
      else latest.bearish = displacement;
      return direction;
    },
  };
}
