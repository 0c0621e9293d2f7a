import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import { createDealingRangeScanner, type DealingRangeScanner } from './dealing-range.ts';
import { createDisplacementScanner } from './displacement.ts';
import { DueCandles } from './due-candles.ts';
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
  /** First new swings, then breaks and what is made of them: blocks, gaps, displacements, shifts. Whether candle `t` confirms a swing. */
  step(t: number): boolean;
  /** What happens to zones, after all steps on the candles up to, not including, `end`. */
  followZones(end: number): void;
};

/** Swings, breaks and what is drawn from them, at both scales. */
export function createMarketStructure({
  candles,
  log,
  indicators,
  options,
  sweeps,
}: StructureInput): MarketStructure {
  const { swingSize, pivotRule: rule, breakBy } = options;
  const zones = createZoneWatch(candles, log);
  const originOf = createOrderBlockOrigin({ candles, indicators, options: options.orderBlock });
  const shared = { candles, log, zones, indicators, originOf, zone: options.orderBlock.zone };
  const outer = createSwingScanner({ candles, log, scale: 'swing', size: swingSize.swing, rule });
  const inner = createSwingScanner({
    candles,
    log,
    scale: 'internal',
    size: swingSize.internal,
    rule,
  });
  const outerBreaks = createBreakScanner({ candles, log, scale: 'swing', swings: outer, breakBy });
  const innerBreaks = createBreakScanner({
    candles,
    log,
    scale: 'internal',
    swings: inner,
    breakBy,
    outer,
  });
  const outerBlocks = createOrderBlockScanner({ ...shared, scale: 'swing', breaks: outerBreaks });
  const innerBlocks = createOrderBlockScanner({
    ...shared,
    scale: 'internal',
    breaks: innerBreaks,
  });
  const gaps = createFairValueGapScanner(shared);
  const displacements = createDisplacementScanner({
    candles,
    log,
    indicators,
    options: options.displacement,
  });
  const causes = { log, displacements, gaps, sweeps };
  const outerShifts = createShiftScanner({
    ...causes,
    scale: 'swing',
    swings: outer,
    breaks: outerBreaks,
  });
  const innerShifts = createShiftScanner({
    ...causes,
    scale: 'internal',
    swings: inner,
    breaks: innerBreaks,
  });
  const dealingRange = createDealingRangeScanner(candles, outer);
  const searching = [inner, outer, innerBreaks, outerBreaks, gaps, displacements] as const;
  const due = new DueCandles();
  const stepBreaks = (t: number, brings: number): void => {
    const hasInnerBroken = (brings & things.innerBreak) !== 0 && innerBreaks.step(t);
    const hasOuterBroken = (brings & things.outerBreak) !== 0 && outerBreaks.step(t);
    if (hasInnerBroken) innerBlocks.step(t);
    if (hasOuterBroken) outerBlocks.step(t);
    if ((brings & things.gap) !== 0) gaps.step(t);
    const displaced = (brings & things.displacement) === 0 ? undefined : displacements.step(t);
    if (displaced !== undefined) sweeps.follow(displaced, t);
    if ((brings & things.shifts) === 0) return;
    innerShifts.step(t, hasInnerBroken);
    outerShifts.step(t, hasOuterBroken);
    if (innerShifts.isWaiting || outerShifts.isWaiting) due.add(t + 1, things.gapOfShift);
  };
  return {
    scales: {
      internal: { swings: inner, breaks: innerBreaks },
      swing: { swings: outer, breaks: outerBreaks },
    },
    dealingRange,
    extend() {
      for (let index = 0; index < searching.length; index += 1) searching[index]?.extend();
      due.extend(candles.length);
      due.addAll(inner.pivots.turns, things.innerSwing);
      due.addAll(outer.pivots.turns, things.outerSwing);
      due.addAll(innerBreaks.breaks, things.innerBreak);
      due.addAll(outerBreaks.breaks, things.outerBreak);
      due.addAll(gaps.found, things.gap);
      due.addAll(displacements.found, things.displacement);
    },
    step(t) {
      const brings = due.at(t);
      if (brings === 0) return false;
      inner.step(t);
      if (outer.step(t)) dealingRange.renew(t);
      if (brings > things.swings) stepBreaks(t, brings);
      return (brings & things.swings) !== 0;
    },
    followZones(end) {
      zones.run(end);
    },
  };
}

/** What a candle can bring, as bits of a number. `swings` are both kinds, and less than all that follows; `shifts` is what can make a shift. */
const things = {
  innerSwing: 1,
  outerSwing: 2,
  swings: 1 | 2,
  innerBreak: 4,
  outerBreak: 8,
  gapOfShift: 16,
  shifts: 4 | 8 | 16,
  gap: 32,
  displacement: 64,
} as const;
