import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { TechnicalOptions } from '../technical-options.ts';
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
  /** On one candle, first new swings … */
  stepSwings(t: number): void;
  /** … then breaks and what is made of them: blocks, gaps, displacements, shifts. */
  stepBreaks(t: number): void;
  /** What happens to zones, after all steps on the candles up to, not including, `end`. */
  followZones(end: number): void;
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
  return {
    scales: { internal: { swings: inner, breaks: innerBreaks }, swing: { swings: outer, breaks: outerBreaks } },
    dealingRange,
    extend() {
      inner.extend();
      outer.extend();
      gaps.extend();
      displacements.extend();
    },
    followZones(end) {
      zones.run(end);
    },
    stepSwings(t) {
      const hasInner = inner.step(t);
      const hasOuter = outer.step(t);
      if (hasInner || hasOuter) innerBreaks.renew();
      if (!hasOuter) return;
      outerBreaks.renew();
      dealingRange.renew(t);
    },
    stepBreaks(t) {
      innerBreaks.step(t);
      outerBreaks.step(t);
      if (innerBreaks.hasBroken) innerBlocks.step(t);
      if (outerBreaks.hasBroken) outerBlocks.step(t);
      gaps.step(t);
      const displaced = displacements.step(t);
      if (displaced !== undefined) sweeps.follow(displaced, t);
      innerShifts.step(t);
      outerShifts.step(t);
    },
  };
}
