import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import { never } from './candle-queue.ts';
import { createDealingRangeScanner, type DealingRangeScanner } from './dealing-range.ts';
import { createDisplacementScanner } from './displacement.ts';
import { createFairValueGapScanner } from './fair-value-gap.ts';
import type { Direction, Scale } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { createShiftScanner, type LatestSweeps } from './market-structure-shift.ts';
import { createOrderBlockOrigin } from './order-block-origin.ts';
import { createOrderBlockScanner } from './order-block.ts';
import { type BreakScanner, createBreakScanner } from './structure-break.ts';
import { createSwingScanner, type SwingScanner } from './swing.ts';
import { createZoneWatch } from './zone-watch.ts';

type StructureInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'> & { readonly atr200: Float64Array };
  readonly options: TechnicalOptions;
  readonly sweeps: LatestSweeps & { follow(direction: Direction, t: number): void };
};

/** What one scale knows after the last candle. */
export type ScaleScanners = { readonly swings: SwingScanner; readonly breaks: BreakScanner };

export type MarketStructure = {
  readonly scales: Readonly<Record<Scale, ScaleScanners>>;
  readonly dealingRange: DealingRangeScanner;
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  /** The next candle that brings anything: no other needs a step. */
  readonly nextAt: number;
  /** First new swings, then breaks and what is made of them: blocks, gaps, displacements, shifts. */
  step(t: number): void;
  /** What becomes of zones and breaks, after all steps on the candles up to, not including, `end`. */
  follow(end: number): void;
};

/** Swings, breaks and what is drawn from them, at both scales. */
export function createMarketStructure({ candles, log, indicators, options, sweeps }: StructureInput): MarketStructure {
  const { swingSize, pivotRule: rule, breakBy } = options;
  const zones = createZoneWatch(candles, log);
  const originOf = createOrderBlockOrigin({ candles, indicators, options: options.orderBlock });
  const shared = { candles, log, zones, indicators, originOf, zone: options.orderBlock.zone };
  const outer = createSwingScanner({ candles, log, scale: 'swing', size: swingSize.swing, rule });
  const inner = createSwingScanner({ candles, log, scale: 'internal', size: swingSize.internal, rule });
  const outerBreaks = createBreakScanner({ candles, log, scale: 'swing', swings: outer, breakBy });
  const innerBreaks = createBreakScanner({ candles, log, scale: 'internal', swings: inner, breakBy, outer });
  const outerBlocks = createOrderBlockScanner({ ...shared, scale: 'swing', breaks: outerBreaks });
  const innerBlocks = createOrderBlockScanner({ ...shared, scale: 'internal', breaks: innerBreaks });
  const gaps = createFairValueGapScanner(shared);
  const displacements = createDisplacementScanner({ candles, log, indicators, options: options.displacement });
  const causes = { log, displacements, gaps, sweeps };
  const outerShifts = createShiftScanner({ ...causes, scale: 'swing', swings: outer, breaks: outerBreaks });
  const innerShifts = createShiftScanner({ ...causes, scale: 'internal', swings: inner, breaks: innerBreaks });
  const dealingRange = createDealingRangeScanner(candles, outer);
  const stepSwings = (t: number): void => {
    inner.step(t);
    if (outer.step(t)) dealingRange.renew(t);
  };
  const stepBreaks = (t: number): void => {
    const hasInnerBroken = innerBreaks.step(t);
    const hasOuterBroken = outerBreaks.step(t);
    if (hasInnerBroken) innerBlocks.step(t);
    if (hasOuterBroken) outerBlocks.step(t);
    gaps.step(t);
    const displaced = displacements.step(t);
    if (displaced !== undefined) sweeps.follow(displaced, t);
    innerShifts.step(t, hasInnerBroken);
    outerShifts.step(t, hasOuterBroken);
  };
  const queues = [inner.pivots.turns, outer.pivots.turns, innerBreaks.breaks, outerBreaks.breaks, gaps.found, displacements.found] as const;
  /** The candle after those that were gone through is `t`. */
  const findNext = (t: number): number => {
    if (innerShifts.isWaiting || outerShifts.isWaiting) return t;
    let next = never;
    for (let index = 0; index < queues.length; index += 1) next = Math.min(next, queues[index]?.nextAt ?? never);
    return next;
  };
  let length = 0;
  const structure: { -readonly [Key in keyof MarketStructure]: MarketStructure[Key] } = {
    scales: { internal: { swings: inner, breaks: innerBreaks }, swing: { swings: outer, breaks: outerBreaks } },
    dealingRange,
    nextAt: never,
    extend() {
      inner.extend();
      outer.extend();
      innerBreaks.extend();
      outerBreaks.extend();
      gaps.extend();
      displacements.extend();
      structure.nextAt = findNext(length);
      length = candles.length;
    },
    step(t) {
      stepSwings(t);
      stepBreaks(t);
      structure.nextAt = findNext(t + 1);
    },
    follow(end) {
      zones.run(end);
      innerBreaks.followBreaks(end);
      outerBreaks.followBreaks(end);
    },
  };
  return structure;
}
