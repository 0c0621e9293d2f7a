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

type BodyRule = Extract<TechnicalOptions['displacement'], { readonly bodyInAtr: number }>;

/** Whether the body is large against the ATR and its range; false while the ATR is not defined. */
function hasBodyOfRange(
  {
    candles,
    indicators,
    options,
  }: Pick<DisplacementInput, 'candles' | 'indicators'> & {
    readonly options: BodyRule;
  },
  t: number,
): boolean {
  const body = Math.abs(at(candles.close, t) - at(candles.open, t));
  // Most candles fail here; one without a body is none.
  if (!(body >= options.bodyInAtr * at(indicators.atr14, t - 1)) || body === 0) return false;
  return body / (at(candles.high, t) - at(candles.low, t)) >= options.bodyShare;
}

const bodiesBefore = 5;
const maxWickShare = 0.36;

/** Whether the body is above the mean of the five before, and each wick below 36 % of it. */
function hasLargeBody({ open, high, low, close }: Candles, t: number): boolean {
  const [from, to] = [at(open, t), at(close, t)];
  const body = Math.abs(to - from);
  let sum = 0;
  for (let before = t - bodiesBefore; before < t; before += 1)
    sum += Math.abs(at(close, before) - at(open, before));
  if (!(body > sum / bodiesBefore)) return false;
  const [upper, lower] = [at(high, t) - Math.max(from, to), Math.min(from, to) - at(low, t)];
  return Math.max(upper, lower) < maxWickShare * body;
}

// `bodyInAtr` and `bodyShare` are the measured values; the zone is the body.
/** By default a body of at least 1.5 ATR(14) of the candle before it and 65 % of the range. */
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
  const isStrong =
    'rule' in options
      ? (t: number) => hasLargeBody(candles, t)
      : (t: number) => hasBodyOfRange({ candles, indicators, options }, t);
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
      const { open, close } = candles;
      for (let t = length; t < candles.length; t += 1)
        if (isStrong(t)) found.add(t, at(close, t) > at(open, t) ? upward : downward);
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
