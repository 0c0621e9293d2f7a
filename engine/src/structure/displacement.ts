import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import { CandleQueue } from './candle-queue.ts';
import type { Direction } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';

export type DisplacementScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  /** Direction of the displacement on candle `t`; undefined when it is none. */
  step(t: number): Direction | undefined;
  /** Appended candles that are displacements. */
  readonly found: CandleQueue;
  /** Latest displacement of each direction by its index in the log. */
  readonly latest: { readonly bullish: number | undefined; readonly bearish: number | undefined };
};

type DisplacementInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
  readonly options: TechnicalOptions['displacement'];
};

// `bodyInAtr` and `bodyShare` are the measured values; the zone is the body.
/** Body of at least 1.5 ATR(14) of the candle before it and 65 % of the candle's range. */
export function createDisplacementScanner({
  candles,
  log,
  indicators,
  options,
}: DisplacementInput): DisplacementScanner {
  const measures = ['bodyInAtr', 'bodyShare'];
  const bullish = toShape({ kind: 'displacement', direction: 'bullish', measures });
  const bearish = toShape({ kind: 'displacement', direction: 'bearish', measures });
  const latest: { bullish: number | undefined; bearish: number | undefined } = {
    bullish: undefined,
    bearish: undefined,
  };
  const found = new CandleQueue();
  let length = 0;
  const confirm = (isBullish: boolean, t: number): number => {
    const open = at(candles.open, t);
    const close = at(candles.close, t);
    const body = Math.abs(close - open);
    const displacement = log.add(isBullish ? bullish : bearish, t, t);
    log.setZone(displacement, isBullish ? close : open, isBullish ? open : close);
    log.setMeasure(displacement, 0, body / at(indicators.atr14, t - 1));
    log.setMeasure(displacement, 1, body / (at(candles.high, t) - at(candles.low, t)));
    return displacement;
  };
  return {
    latest,
    found,
    extend() {
      const { open, high, low, close } = candles;
      const { atr14 } = indicators;
      for (let t = length; t < candles.length; t += 1) {
        const move = at(close, t) - at(open, t);
        const body = Math.abs(move);
        // False while the ATR is not defined, and for a candle without a body.
        if (!(body >= options.bodyInAtr * at(atr14, t - 1)) || body === 0) continue;
        if (body / (at(high, t) - at(low, t)) >= options.bodyShare)
          found.add(t, move > 0 ? upward : downward);
      }
      length = candles.length;
    },
    step(t) {
      if (found.nextAt !== t) return undefined;
      const isBullish = found.take() === upward;
      const displacement = confirm(isBullish, t);
      if (isBullish) latest.bullish = displacement;
      else latest.bearish = displacement;
      return isBullish ? 'bullish' : 'bearish';
    },
  };
}

const upward = 1;
const downward = -1;
