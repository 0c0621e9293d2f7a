import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { TechnicalOptions } from '../technical-options.ts';
import { createDealingRangeScanner, type DealingRangeScanner } from './dealing-range.ts';
import { createDisplacementScanner, type DisplacementScanner } from './displacement.ts';
import { CandleFlags } from './candle-flags.ts';
import { createFairValueGapScanner, type FairValueGapScanner } from './fair-value-gap.ts';
import type { Direction, Scale } from './finding.ts';
import type { FindingLog } from './finding-log.ts';
import { createShiftScanner, type LatestSweeps } from './market-structure-shift.ts';
import { createOrderBlockOrigin } from './order-block-origin.ts';
import { createOrderBlockScanner, type OrderBlockInput } from './order-block.ts';
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

/** Scanners of one scale. */
export type ScaleScanners = { readonly swings: SwingScanner; readonly breaks: BreakScanner };

export type MarketStructure = {
  readonly scales: Readonly<Record<Scale, ScaleScanners>>;
  readonly dealingRange: DealingRangeScanner;
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  /** First swings, then breaks and what depends on them. Returns whether `t` confirms a swing. */
  step(t: number): boolean;
  /** Updates the zones; call after all steps on the candles up to, not including, `end`. */
  followZones(end: number): void;
};

/** What the scanners of both scales share. */
type ScaleInput = Omit<OrderBlockInput, 'scale' | 'breaks'> &
  Pick<StructureInput, 'options' | 'sweeps'> & {
    readonly gaps: FairValueGapScanner;
    readonly displacements: DisplacementScanner;
  };

/** All scanners of one scale; `outer` are the swings of the larger one. */
function createScale(input: ScaleInput, scale: Scale, outer?: SwingScanner) {
  const { candles, log, options } = input;
  const { swingSize, pivotRule: rule, pivotLeft, breakBy } = options;
  const [size, left] = [swingSize[scale], pivotLeft?.[scale]];
  const swings = createSwingScanner({ candles, log, scale, size, rule, left });
  const breaks = createBreakScanner({
    candles,
    log,
    scale,
    swings,
    breakBy,
    ...(outer === undefined ? {} : { outer }),
  });
  const blocks = createOrderBlockScanner({ ...input, scale, breaks });
  const shifts = createShiftScanner({ ...input, scale, swings, breaks });
  return { swings, breaks, blocks, shifts };
}

/** Creates the scanners of both scales and those of gaps, displacements and zones. */
function createScanners({ candles, log, indicators, options, sweeps }: StructureInput) {
  const { orderBlock, displacement } = options;
  const zones = createZoneWatch(candles, log);
  const orderBlockOrigin = createOrderBlockOrigin({ candles, indicators, options: orderBlock });
  const gaps = createFairValueGapScanner({ candles, log, zones, indicators });
  const displacements = createDisplacementScanner({
    candles,
    log,
    indicators,
    options: displacement,
  });
  const shared = {
    candles,
    log,
    indicators,
    options,
    sweeps,
    zones,
    findOrigin: orderBlockOrigin,
    block: orderBlock,
    gaps,
    displacements,
  };
  const outer = createScale(shared, 'swing');
  const inner = createScale(shared, 'internal', outer.swings);
  return { zones, gaps, displacements, outer, inner };
}

/** Swings, breaks and the structures derived from them, at both scales. */
export function createMarketStructure(input: StructureInput): MarketStructure {
  const { candles, sweeps } = input;
  const { zones, gaps, displacements, outer, inner } = createScanners(input);
  const { swings: outerSwings, breaks: outerBreaks, blocks: outerBlocks } = outer;
  const { swings: innerSwings, breaks: innerBreaks, blocks: innerBlocks } = inner;
  const { shifts: outerShifts } = outer;
  const { shifts: innerShifts } = inner;
  const dealingRange = createDealingRangeScanner(candles, outerSwings);
  const searching = [
    innerSwings,
    outerSwings,
    innerBreaks,
    outerBreaks,
    gaps,
    displacements,
  ] as const;
  const candleFlags = new CandleFlags();
  const stepBreaks = (t: number, flags: number): void => {
    const hasInnerBroken = (flags & flagBits.innerBreak) !== 0 && innerBreaks.step(t);
    const hasOuterBroken = (flags & flagBits.outerBreak) !== 0 && outerBreaks.step(t);
    if (hasInnerBroken) innerBlocks.step(t);
    if (hasOuterBroken) outerBlocks.step(t);
    if ((flags & flagBits.gap) !== 0) gaps.step(t);
    const displaced = (flags & flagBits.displacement) === 0 ? undefined : displacements.step(t);
    if (displaced !== undefined) sweeps.follow(displaced, t);
    if ((flags & flagBits.shifts) === 0) return;
    innerShifts.step(t, hasInnerBroken);
    outerShifts.step(t, hasOuterBroken);
    if (innerShifts.isWaiting || outerShifts.isWaiting) candleFlags.add(t + 1, flagBits.gapOfShift);
  };
  return {
    scales: { internal: inner, swing: outer },
    dealingRange,
    extend() {
      for (let index = 0; index < searching.length; index += 1) searching[index]?.extend();
      candleFlags.extend(candles.length);
      candleFlags.addAll(innerSwings.pivots.turns, flagBits.innerSwing);
      candleFlags.addAll(outerSwings.pivots.turns, flagBits.outerSwing);
      candleFlags.addAll(innerBreaks.breaks, flagBits.innerBreak);
      candleFlags.addAll(outerBreaks.breaks, flagBits.outerBreak);
      candleFlags.addAll(gaps.found, flagBits.gap);
      candleFlags.addAll(displacements.found, flagBits.displacement);
    },
    step(t) {
      const flags = candleFlags.at(t);
      if (flags === 0) return false;
      innerSwings.step(t);
      if (outerSwings.step(t)) dealingRange.renew(t);
      if (flags > flagBits.swings) stepBreaks(t, flags);
      return (flags & flagBits.swings) !== 0;
    },
    followZones(end) {
      zones.run(end);
    },
  };
}

/** `swings` (both scales) is less than all flags after it; `shifts` is all that can make one. */
const flagBits = {
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
