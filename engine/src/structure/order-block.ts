import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import type { Scale } from './finding.ts';
import { type FindingLog, type FindingShape, toShape } from './finding-log.ts';
import type { OrderBlockOrigin } from './order-block-origin.ts';
import type { BreakScanner, StructureBreak } from './structure-break.ts';
import type { ZoneWatch } from './zone-watch.ts';

export type OrderBlockInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly breaks: BreakScanner;
  readonly zones: ZoneWatch;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
  readonly findOrigin: OrderBlockOrigin;
  readonly block: Pick<TechnicalOptions['orderBlock'], 'zone' | 'brokenBy'>;
};

/** Call `step` on every candle that makes a break. */
export type OrderBlockScanner = { step(t: number): void };

// See `createOrderBlockOrigin` for candles skipped. The zone is the whole candle or its body, by
// the options. `volumeRatio` is its volume divided by the mean of the 20 candles that end with it,
// `widthInAtr` is in ATR(14) of the candle before the break; each only where it can be computed.
/** The candle with the extreme from the broken pivot to before the break, the first of equals. */
export function createOrderBlockScanner(input: OrderBlockInput): OrderBlockScanner {
  const { candles, log, scale, breaks, zones, indicators, findOrigin, block: rules } = input;
  const measures = ['widthInAtr', 'volumeRatio'];
  const { zone, brokenBy } = rules;
  const own = { kind: 'order-block', scale, measures, brokenBy } as const;
  const bullish = toShape({ ...own, direction: 'bullish' });
  const bearish = toShape({ ...own, direction: 'bearish' });
  const confirm = (shape: FindingShape, broken: StructureBreak, t: number): void => {
    const origin = findOrigin(shape === bullish ? 'low' : 'high', broken.pivot.formedAt, t);
    const [open, close] = [at(candles.open, origin), at(candles.close, origin)];
    const top = zone === 'wick' ? at(candles.high, origin) : Math.max(open, close);
    const bottom = zone === 'wick' ? at(candles.low, origin) : Math.min(open, close);
    const block = log.add(shape, origin, t);
    log.setZone(block, top, bottom);
    log.addRef(block, broken.finding);
    log.setMeasure(block, 0, (top - bottom) / at(indicators.atr14, t - 1));
    log.setMeasure(block, 1, calculateVolumeRatio(candles.volume, origin));
    zones.follow(block);
  };
  return {
    step(t) {
      if (breaks.bullish !== undefined) confirm(bullish, breaks.bullish, t);
      if (breaks.bearish !== undefined) confirm(bearish, breaks.bearish, t);
    },
  };
}

const volumeLength = 20;

function calculateVolumeRatio(volume: Float64Array, t: number): number {
  if (t < volumeLength - 1) return Number.NaN;
  let sum = 0;
  for (let index = t - volumeLength + 1; index <= t; index += 1) sum += at(volume, index);
  // A feed without volume has only zeros: the quotient is NaN.
  return at(volume, t) / (sum / volumeLength);
}
