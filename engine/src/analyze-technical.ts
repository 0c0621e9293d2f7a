import type { ScaleState, TechnicalAnalysis, TechnicalScanner } from './analysis.ts';
import { createCandleBuffer } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { createIndicatorScanner } from './indicators/indicator-scanner.ts';
import { invariant } from './invariant.ts';
import { createFairValueGapScanner } from './structure/fair-value-gap.ts';
import type { Finding, Scale } from './structure/finding.ts';
import { FindingLog } from './structure/finding-log.ts';
import { FindingViews } from './structure/finding-view.ts';
import { createOrderBlockOrigin } from './structure/order-block-origin.ts';
import { createOrderBlockScanner } from './structure/order-block.ts';
import { type BreakScanner, createBreakScanner } from './structure/structure-break.ts';
import { createSwingScanner, type Pivot, type SwingScanner } from './structure/swing.ts';
import { createZoneWatch } from './structure/zone-watch.ts';

/** Everything the technical engine says of a series. The first candle is the anchor: it must be the series' own, not the window's. */
export function analyzeTechnical(candles: Candles): TechnicalAnalysis {
  const scanner = createTechnicalScanner(candles.interval);
  scanner.append(candles);
  return scanner.analysis();
}

/** A fold over closed candles: appending in any portions gives, to the bit, what one run over all of them gives. */
export function createTechnicalScanner(interval: Interval): TechnicalScanner {
  const candles = createCandleBuffer(interval);
  const log = new FindingLog(candles);
  const views = new FindingViews(log);
  const zones = createZoneWatch(candles, log);
  const indicatorScanner = createIndicatorScanner(candles);
  const indicators = indicatorScanner.columns;
  const originOf = createOrderBlockOrigin({ candles, indicators });
  const shared = { candles, log, zones, indicators, originOf };
  const outer = createSwingScanner({ candles, log, scale: 'swing' });
  const inner = createSwingScanner({ candles, log, scale: 'internal' });
  const outerBreaks = createBreakScanner({ candles, log, scale: 'swing', swings: outer });
  const innerBreaks = createBreakScanner({ candles, log, scale: 'internal', swings: inner, outer });
  const outerBlocks = createOrderBlockScanner({ ...shared, scale: 'swing', breaks: outerBreaks });
  const innerBlocks = createOrderBlockScanner({ ...shared, scale: 'internal', breaks: innerBreaks });
  const gaps = createFairValueGapScanner(shared);

  // On one candle: first what happens to known structures, then new pivots, then breaks, then new zones.
  const step = (t: number): void => {
    zones.step(t);
    inner.step(t);
    outer.step(t);
    innerBreaks.step(t);
    outerBreaks.step(t);
    innerBlocks.step(t);
    outerBlocks.step(t);
    gaps.step(t);
  };
  let length = 0;
  return {
    append(source, from = 0) {
      invariant(source.interval === interval, `a scanner of ${interval} candles takes no ${source.interval} candles`);
      if (from >= source.length) return;
      candles.append(source, from);
      indicatorScanner.extend();
      const end = candles.length;
      for (let t = length; t < end; t += 1) step(t);
      length = end;
    },
    analysis() {
      const findings = views.snapshot();
      const scales: Record<Scale, ScaleState> = {
        internal: stateOf(inner, innerBreaks, findings),
        swing: stateOf(outer, outerBreaks, findings),
      };
      return { candles: candles.snapshot(), findings, scales, indicators: indicatorScanner.snapshot() };
    },
  };
}

function stateOf(swings: SwingScanner, breaks: BreakScanner, findings: readonly Finding[]): ScaleState {
  const unbroken = (pivot: Pivot | undefined): Finding | undefined =>
    pivot === undefined || pivot.isBroken ? undefined : findings[pivot.finding];
  return {
    bias: breaks.bias,
    lastBreak: breaks.last === undefined ? undefined : findings[breaks.last],
    unbrokenHigh: unbroken(swings.high),
    unbrokenLow: unbroken(swings.low),
  };
}
