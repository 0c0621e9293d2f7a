import type { ScaleState, TechnicalAnalysis, TechnicalScanner } from './analysis.ts';
import { createCandleBuffer } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { createIndicatorScanner } from './indicators/indicator-scanner.ts';
import { invariant } from './invariant.ts';
import { createPatternScanner } from './patterns/candlestick-pattern.ts';
import { createDivergenceScanner } from './patterns/divergence.ts';
import { createPreviousLevelSources } from './sessions/previous-level.ts';
import { createSessionSources } from './sessions/session-sources.ts';
import { SpanLevelScanner } from './sessions/span-levels.ts';
import type { Finding, Scale } from './structure/finding.ts';
import { FindingLog } from './structure/finding-log.ts';
import { FindingViews } from './structure/finding-view.ts';
import { createLiquidity } from './structure/liquidity.ts';
import { createMarketStructure, type ScaleScanners } from './structure/market-structure.ts';
import { createSupportResistanceScanner } from './structure/support-resistance.ts';
import type { Pivot } from './structure/swing.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from './technical-options.ts';

// The first candle is the anchor: it must be the first of the series, not of a window.
/** Runs the technical engine over a series. */
export function analyzeTechnical(
  candles: Candles,
  options: TechnicalOptions = defaultTechnicalOptions,
): TechnicalAnalysis {
  const scanner = createTechnicalScanner(candles.interval, options);
  scanner.append(candles);
  return scanner.analysis();
}

/** Creates the scanners of one run; all of them write to one log. */
function createScanners(interval: Interval, options: TechnicalOptions) {
  const candles = createCandleBuffer(interval);
  const log = new FindingLog(candles);
  const indicators = createIndicatorScanner(candles);
  const shared = { candles, log, indicators: indicators.columns };
  const liquidity = createLiquidity(shared);
  const structure = createMarketStructure({ ...shared, options, sweeps: liquidity.sweeps });
  const patterns = createPatternScanner(shared);
  const { swings } = structure.scales.internal;
  const divergences = createDivergenceScanner({ ...shared, swings });
  const supportResistance = createSupportResistanceScanner(shared);
  const { calendar } = options;
  const spans = new SpanLevelScanner(log, [
    ...createSessionSources(interval, calendar),
    ...createPreviousLevelSources(interval, calendar),
  ]);
  return {
    candles,
    log,
    indicators,
    liquidity,
    structure,
    patterns,
    divergences,
    supportResistance,
    spans,
    searching: [structure, patterns, divergences, liquidity, supportResistance] as const,
  };
}

/** A fold over closed candles: any portions give bit-identical results to one run over all. */
export function createTechnicalScanner(
  interval: Interval,
  options: TechnicalOptions = defaultTechnicalOptions,
): TechnicalScanner {
  const scanners = createScanners(interval, options);
  const { candles, log, indicators, liquidity, structure } = scanners;
  const { patterns, divergences, supportResistance, spans, searching } = scanners;
  const views = new FindingViews(log);
  const scales = [structure.scales.internal, structure.scales.swing];

  // On one candle: first known levels, then new pivots, breaks and what is derived from them.
  const step = (t: number): void => {
    liquidity.stepLevels(t);
    spans.step(t);
    const hasSwings = structure.step(t);
    patterns.step(t);
    if (hasSwings) {
      divergences.step(t);
      liquidity.followSwings(t, scales);
    }
    liquidity.stepPools(t);
    for (let level = spans.confirmedFrom; level < spans.confirmedEnd; level += 1)
      liquidity.follow(level);
    supportResistance.step(t);
  };
  let length = 0;
  return {
    append(source, from = 0) {
      invariant(
        source.interval === interval,
        `a scanner of ${interval} candles takes no ${source.interval} candles`,
      );
      if (from >= source.length) return;
      candles.append(source, from);
      log.reserve(candles.length);
      indicators.extend();
      for (let index = 0; index < searching.length; index += 1) searching[index]?.extend();
      const end = candles.length;
      for (let t = length; t < end; t += 1) step(t);
      structure.followZones(end);
      supportResistance.writeTransitions();
      length = end;
    },
    analysis() {
      const findings = views.snapshot();
      const { internal, swing } = structure.scales;
      const states: Record<Scale, ScaleState> = {
        internal: toScaleState(internal, findings),
        swing: toScaleState(swing, findings),
      };
      const dealingRange = structure.dealingRange.snapshot(length);
      return {
        candles: candles.snapshot(),
        findings,
        scales: states,
        indicators: indicators.snapshot(),
        dealingRange,
      };
    },
  };
}

function toScaleState({ swings, breaks }: ScaleScanners, findings: readonly Finding[]): ScaleState {
  const unbroken = (pivot: Pivot | undefined): Finding | undefined =>
    pivot === undefined || pivot.isBroken ? undefined : findings[pivot.finding];
  return {
    bias: breaks.bias,
    lastBreak: breaks.last === undefined ? undefined : findings[breaks.last],
    unbrokenHigh: unbroken(swings.high),
    unbrokenLow: unbroken(swings.low),
  };
}
