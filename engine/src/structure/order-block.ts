import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Direction, Scale } from './finding.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import type { BreakScanner, StructureBreak } from './structure-break.ts';
import type { Pivot, SwingScanner } from './swing.ts';
import type { ZoneWatch } from './zone-watch.ts';

type OrderBlockInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly swings: SwingScanner;
  readonly breaks: BreakScanner;
  readonly zones: ZoneWatch;
  readonly indicators: Pick<IndicatorColumns, 'atr14'> & { readonly atr200: Float64Array };
};

/**
 * The candle a break of structure set out from: with the lowest low (bullish) from the broken pivot to the candle before the
 * break, the first of equals. Candles whose range is at least twice ATR(200) are skipped, unless that leaves none. The zone is the
 * whole candle, wicks included. `volumeRatio` is its volume over the mean of the 20 candles that end with it, `widthInAtr` its
 * width in ATR(14) of the candle before the break; each only where it can be computed.
 */
export function createOrderBlockScanner(input: OrderBlockInput): { step(t: number): void } {
  const { candles, log, scale, swings, breaks, zones, indicators } = input;
  const shapes = { bullish: toShape('order-block', 'bullish', scale), bearish: toShape('order-block', 'bearish', scale) };
  const lowest = createOriginTracker(input, 'bullish');
  const highest = createOriginTracker(input, 'bearish');
  const confirm = (broken: StructureBreak, direction: Direction, span: { origin: number; t: number }): void => {
    const { origin, t } = span;
    const top = at(candles.high, origin);
    const bottom = at(candles.low, origin);
    const block = log.add(shapes[direction], origin, t);
    log.setZone(block, top, bottom);
    log.setOrigin(block, broken.finding);
    log.setMeasures(block, (top - bottom) / at(indicators.atr14, t - 1), volumeRatioAt(candles.volume, origin));
    zones.follow(block);
  };
  return {
    step(t) {
      lowest.restart(swings.high, t);
      highest.restart(swings.low, t);
      if (breaks.bullish !== undefined) confirm(breaks.bullish, 'bullish', { origin: lowest.origin(), t });
      if (breaks.bearish !== undefined) confirm(breaks.bearish, 'bearish', { origin: highest.origin(), t });
      lowest.extend(t);
      highest.extend(t);
    },
  };
}

const volumeLength = 20;

function volumeRatioAt(volume: Float64Array, t: number): number {
  if (t < volumeLength - 1) return Number.NaN;
  let sum = 0;
  for (let index = t - volumeLength + 1; index <= t; index += 1) sum += at(volume, index);
  // A feed without volume has only zeros: the quotient is NaN.
  return at(volume, t) / (sum / volumeLength);
}

/** Keeps the extreme candle since the pivot whose break would make a block, so that the block itself costs nothing to find. */
function createOriginTracker({ candles, indicators }: OrderBlockInput, direction: Direction) {
  const isBullish = direction === 'bullish';
  let pivot: Pivot | undefined;
  let ordinary = -1;
  let any = -1;
  // Heights of the two candles above: for a bullish block the lower low is the greater height.
  let ordinaryHeight = Number.NEGATIVE_INFINITY;
  let anyHeight = Number.NEGATIVE_INFINITY;
  const extend = (t: number): void => {
    const height = isBullish ? -at(candles.low, t) : at(candles.high, t);
    if (height <= ordinaryHeight) return;
    if (height > anyHeight) {
      any = t;
      anyHeight = height;
    }
    if (isOversized(candles, indicators.atr200, t)) return;
    ordinary = t;
    ordinaryHeight = height;
  };
  return {
    /** Starts anew at a pivot that candle `t` confirmed: from its candle to the one before `t`. */
    restart(latest: Pivot | undefined, t: number): void {
      if (latest === pivot || latest === undefined) return;
      pivot = latest;
      ordinary = -1;
      any = -1;
      ordinaryHeight = Number.NEGATIVE_INFINITY;
      anyHeight = Number.NEGATIVE_INFINITY;
      for (let index = latest.formedAt; index < t; index += 1) extend(index);
    },
    extend,
    origin: (): number => (ordinary < 0 ? any : ordinary),
  };
}

/** False while ATR(200) of the candle before is not defined: then no candle is skipped. */
function isOversized({ high, low }: Candles, atr200: Float64Array, t: number): boolean {
  return t > 0 && at(high, t) - at(low, t) >= 2 * at(atr200, t - 1);
}
