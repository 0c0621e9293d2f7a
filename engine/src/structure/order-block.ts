import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { ZoneScanner } from './fair-value-gap.ts';
import type { Direction, Scale } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import type { BreakScanner, StructureBreak } from './structure-break.ts';
import type { Pivot, SwingScanner } from './swing.ts';
import { createZoneWatch } from './zone-watch.ts';

type OrderBlockInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly scale: Scale;
  readonly swings: SwingScanner;
  readonly breaks: BreakScanner;
  readonly atr14: { readonly column: Float64Array };
  readonly atr200: { readonly column: Float64Array };
};

/**
 * The candle a break of structure set out from: with the lowest low (bullish) from the broken pivot to the candle before the
 * break, the first of equals. Candles whose range is at least twice ATR(200) are skipped, unless that leaves none. The zone is the
 * whole candle, wicks included. `volumeRatio` is its volume over the mean of the 20 candles that end with it, `widthInAtr` its
 * width in ATR(14) of the candle before the break; each only where it can be computed.
 */
export function createOrderBlockScanner(input: OrderBlockInput): ZoneScanner {
  const { candles, log, scale, swings, breaks, atr14 } = input;
  const lives = createZoneWatch(candles, log);
  const lowest = createOriginTracker(input, 'bullish');
  const highest = createOriginTracker(input, 'bearish');
  const confirm = (broken: StructureBreak, direction: Direction, span: { origin: number; t: number }): void => {
    const { origin, t } = span;
    const top = at(candles.high, origin);
    const bottom = at(candles.low, origin);
    const widthInAtr = (top - bottom) / at(atr14.column, t - 1);
    const volumeRatio = volumeRatioAt(candles.volume, origin);
    const measures = {
      ...(widthInAtr < Number.POSITIVE_INFINITY ? { widthInAtr } : undefined),
      ...(volumeRatio === undefined ? undefined : { volumeRatio }),
    };
    const ref = broken.finding;
    lives.follow(log.add({ kind: 'order-block', direction, scale, formedAt: origin, confirmedAt: t, top, bottom, ref, measures }));
  };
  return {
    watch: (t) => lives.step(t),
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

function volumeRatioAt(volume: Float64Array, t: number): number | undefined {
  if (t < volumeLength - 1) return undefined;
  let sum = 0;
  for (let index = t - volumeLength + 1; index <= t; index += 1) sum += at(volume, index);
  return sum > 0 ? at(volume, t) / (sum / volumeLength) : undefined;
}

/** Keeps the extreme candle since the pivot whose break would make a block, so that the block itself costs nothing to find. */
function createOriginTracker({ candles, atr200 }: OrderBlockInput, direction: Direction) {
  let pivot: Pivot | undefined;
  let ordinary = -1;
  let any = -1;
  const isMoreExtreme = (t: number, than: number): boolean => {
    if (than < 0) return true;
    return direction === 'bullish' ? at(candles.low, t) < at(candles.low, than) : at(candles.high, t) > at(candles.high, than);
  };
  // False while ATR(200) is not defined: then no candle is skipped.
  const isOversized = (t: number): boolean => t > 0 && at(candles.high, t) - at(candles.low, t) >= 2 * at(atr200.column, t - 1);
  const extend = (t: number): void => {
    if (isMoreExtreme(t, any)) any = t;
    if (isMoreExtreme(t, ordinary) && !isOversized(t)) ordinary = t;
  };
  return {
    /** Starts anew at a pivot that candle `t` confirmed: from its candle to the one before `t`. */
    restart(latest: Pivot | undefined, t: number): void {
      if (latest === pivot || latest === undefined) return;
      pivot = latest;
      ordinary = -1;
      any = -1;
      for (let index = latest.formedAt; index < t; index += 1) extend(index);
    },
    extend,
    origin: (): number => (ordinary < 0 ? any : ordinary),
  };
}
