import type { ScaleState, TechnicalAnalysis, TechnicalScanner } from './analysis.ts';
import { createCandleBuffer } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { createIndicatorScanner } from './indicators/indicator-scanner.ts';
import { invariant } from './invariant.ts';
import { createPatternScanner } from './patterns/candlestick-pattern.ts';
import { createDivergenceScanner } from './patterns/divergence.ts';
import { previousLevelSources } from './sessions/previous-level.ts';
import { sessionSources } from './sessions/session-scanner.ts';
import { SpanLevelScanner } from './sessions/span-levels.ts';
import type { Finding, Scale } from './structure/finding.ts';
import { FindingLog } from './structure/finding-log.ts';
import { FindingViews } from './structure/finding-view.ts';
import { createLiquidity } from './structure/liquidity.ts';
import { createMarketStructure, type ScaleScanners } from './structure/market-structure.ts';
import { createSupportResistanceScanner } from './structure/support-resistance.ts';
import type { Pivot } from './structure/swing.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from './technical-options.ts';

/** Everything the technical engine says of a series. The first candle is the anchor: it must be the series' own, not the window's. */
export function analyzeTechnical(
  candles: Candles,
  options: TechnicalOptions = defaultTechnicalOptions,
): TechnicalAnalysis {
  const scanner = createTechnicalScanner(candles.interval, options);
  scanner.append(candles);
  return scanner.analysis();
}

/** A fold over closed candles: appending in any portions gives, to the bit, what one run over all of them gives. */
export function createTechnicalScanner(
  interval: Interval,
  options: TechnicalOptions = defaultTechnicalOptions,
): TechnicalScanner {
  const candles = createCandleBuffer(interval);
  const log = new FindingLog(candles);
  const views = new FindingViews(log);
  const indicators = createIndicatorScanner(candles);
  const shared = { candles, log, indicators: indicators.columns };
  const liquidity = createLiquidity(shared);
  const structure = createMarketStructure({ ...shared, options, sweeps: liquidity.sweeps });
  const scales = [structure.scales.internal, structure.scales.swing];
  const patterns = createPatternScanner(shared);
  const divergences = createDivergenceScanner({
    ...shared,
    swings: structure.scales.internal.swings,
  });
  const supportResistance = createSupportResistanceScanner(shared);
  const { calendar } = options;
  const spans = new SpanLevelScanner(log, [
    ...sessionSources(interval, calendar),
    ...previousLevelSources(interval, calendar),
  ]);

  // On one candle: first what happens to known levels, then new pivots, breaks and what is made of them.
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
  const searching = [structure, patterns, divergences, liquidity, supportResistance] as const;
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
      supportResistance.tellTransitions();
      length = end;
    },
    analysis() {
      const findings = views.snapshot();
      const { internal, swing } = structure.scales;
      const states: Record<Scale, ScaleState> = {
        internal: stateOf(internal, findings),
        swing: stateOf(swing, findings),
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

function stateOf({ swings, breaks }: ScaleScanners, findings: readonly Finding[]): ScaleState {
  const unbroken = (pivot: Pivot | undefined): Finding | undefined =>
    pivot === undefined || pivot.isBroken ? undefined : findings[pivot.finding];
  return {
    bias: breaks.bias,
    lastBreak: breaks.last === undefined ? undefined : findings[breaks.last],
    unbrokenHigh: unbroken(swings.high),
    unbrokenLow: unbroken(swings.low),
  };
}
