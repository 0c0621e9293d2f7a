import type { ScaleState, TechnicalAnalysis } from './analysis.ts';
import { createCandleBuffer, shareColumn, sliceColumns } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { createIndicatorScanner } from './indicators/indicator-scanner.ts';
import { createPatternScanner } from './patterns/candlestick-pattern.ts';
import { createDivergenceScanner } from './patterns/divergence.ts';
import { createPreviousLevelSources } from './sessions/previous-level.ts';
import { createSessionSources } from './sessions/session-sources.ts';
import { SpanLevelScanner } from './sessions/span-levels.ts';
import type { Finding, Scale } from './structure/finding.ts';
import { FindingLog } from './structure/finding-log.ts';
import { FindingViews } from './structure/finding-view.ts';
import { createChannelZoneScanner } from './structure/channel-zones.ts';
import { expireFindings } from './structure/expire-findings.ts';
import { createLiquidity } from './structure/liquidity.ts';
import { createMarketStructure, type ScaleScanners } from './structure/market-structure.ts';
import { createSupportResistanceScanner } from './structure/support-resistance.ts';
import type { Pivot } from './structure/swing.ts';
import type { TechnicalOptions } from './technical-options.ts';

/** What is known of a part of a series; columns are as long as the part. */
export type SegmentAnalysis = Omit<TechnicalAnalysis, 'candles' | 'scaleBreaks' | 'calendar'>;

/** The scanners of a part of a series on one scale of prices: they know no candle before it. */
export type SegmentScanner = {
  /** Appends the candles of the series from index `from` up to, not including, `to`. */
  append(series: Candles, from: number, to: number): void;
  /** Price continues on another scale: what is still watched expires at the candle after the last. */
  close(price: number): void;
  /** A snapshot; its findings bear indices of the series. */
  analysis(): SegmentAnalysis;
};

/** Creates the scanners of one run; all of them write to one log. */
function createScanners(interval: Interval, options: TechnicalOptions) {
  // The columns are those of the series, which only grows.
  const candles = createCandleBuffer(interval, shareColumn);
  const log = new FindingLog(candles);
  const indicators = createIndicatorScanner(candles);
  const shared = { candles, log, indicators: indicators.columns };
  const liquidity = createLiquidity(shared);
  const structure = createMarketStructure({ ...shared, options, sweeps: liquidity.sweeps });
  const patterns = createPatternScanner(shared);
  const { swings } = structure.scales.internal;
  const divergences = createDivergenceScanner({ ...shared, swings });
  const { calendar } = options;
  const supportResistance =
    options.supportResistance === 'zones'
      ? createSupportResistanceScanner(shared)
      : createChannelZoneScanner(shared);
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

/** Creates the scanners of the part of a series that begins at index `start`. */
export function createSegmentScanner(
  interval: Interval,
  options: TechnicalOptions,
  start: number,
): SegmentScanner {
  const scanners = createScanners(interval, options);
  const { candles, log, indicators, liquidity, structure } = scanners;
  const { patterns, divergences, supportResistance, spans, searching } = scanners;
  const views = new FindingViews(log, start);
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
    append(series, from, to) {
      candles.append(to === series.length ? series : sliceColumns(series, 0, to), from);
      log.reserve(candles.length);
      indicators.extend();
      if (options.seeksStructures === false) return;
      for (let index = 0; index < searching.length; index += 1) searching[index]?.extend();
      const end = candles.length;
      for (let t = length; t < end; t += 1) step(t);
      structure.followZones(end);
      supportResistance.writeTransitions();
      length = end;
    },
    close(price) {
      expireFindings(log, { t: length, price });
    },
    analysis() {
      const findings = views.snapshot();
      const { internal, swing } = structure.scales;
      const states: Record<Scale, ScaleState> = {
        internal: toScaleState(internal, findings),
        swing: toScaleState(swing, findings),
      };
      return {
        findings,
        scales: states,
        indicators: indicators.snapshot(),
        dealingRange: structure.dealingRange.snapshot(length),
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
