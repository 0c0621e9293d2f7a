import type { ScaleState, TechnicalAnalysis, TechnicalScanner } from './analysis.ts';
import { createCandleBuffer } from './candles/candle-buffer.ts';
import type { Candles, Interval } from './candles/candles.ts';
import { createIndicatorScanner } from './indicators/indicator-scanner.ts';
import { invariant } from './invariant.ts';
import { createFairValueGapScanner } from './structure/fair-value-gap.ts';
import type { Finding, Scale } from './structure/finding.ts';
import { createFindingLog } from './structure/finding-log.ts';
import { createOrderBlockScanner } from './structure/order-block.ts';
import { type BreakScanner, createBreakScanner } from './structure/structure-break.ts';
import { createSwingScanner, type Pivot, type SwingScanner } from './structure/swing.ts';

/** Everything the technical engine says of a series. The first candle is the anchor: it must be the series' own, not the window's. */
export function analyzeTechnical(candles: Candles): TechnicalAnalysis {
  const scanner = createTechnicalScanner(candles.interval);
  scanner.append(candles);
  return scanner.analysis();
}

/** A fold over closed candles: appending in any portions gives, to the bit, what one run over all of them gives. */
export function createTechnicalScanner(interval: Interval): TechnicalScanner {
  const candles = createCandleBuffer(interval);
  const log = createFindingLog(candles);
  const indicators = createIndicatorScanner(candles);
  const { atr14, atr200 } = indicators;
  const outer = createSwingScanner(candles, log, 'swing');
  const inner = createSwingScanner(candles, log, 'internal');
  const outerBreaks = createBreakScanner({ candles, log, scale: 'swing', swings: outer });
  const innerBreaks = createBreakScanner({ candles, log, scale: 'internal', swings: inner, outer });
  const outerBlocks = createOrderBlockScanner({ candles, log, scale: 'swing', swings: outer, breaks: outerBreaks, atr14, atr200 });
  const innerBlocks = createOrderBlockScanner({ candles, log, scale: 'internal', swings: inner, breaks: innerBreaks, atr14, atr200 });
  const gaps = createFairValueGapScanner(candles, atr14, log);

  // On one candle: first what happens to known structures, then new pivots, then breaks, then new zones.
  const step = (t: number): void => {
    indicators.step(t);
    innerBlocks.watch(t);
    outerBlocks.watch(t);
    gaps.watch(t);
    inner.step(t);
    outer.step(t);
    innerBreaks.step(t);
    outerBreaks.step(t);
    innerBlocks.step(t);
    outerBlocks.step(t);
    gaps.step(t);
  };
  return {
    append(source, from = 0) {
      invariant(source.interval === interval, `a scanner of ${interval} candles takes no ${source.interval} candles`);
      const count = source.length - from;
      if (count <= 0) return;
      candles.reserve(count);
      indicators.reserve(count);
      for (let index = from; index < source.length; index += 1) {
        candles.push(source, index);
        step(candles.length - 1);
      }
    },
    analysis() {
      const findings = log.findings();
      const scales: Record<Scale, ScaleState> = {
        internal: stateOf(inner, innerBreaks, findings),
        swing: stateOf(outer, outerBreaks, findings),
      };
      return { candles: candles.snapshot(), findings, scales, indicators: indicators.snapshot() };
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
