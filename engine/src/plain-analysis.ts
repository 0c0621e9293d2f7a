import type { ScaleState, TechnicalAnalysis } from './analysis.ts';
import { sliceColumns } from './candles/candle-buffer.ts';
import type { Finding } from './structure/finding.ts';
import { toPlainFinding } from './structure/finding-view.ts';

/**
 * The findings as plain objects, for `structuredClone` and `postMessage`: findings of a run are
 * views of its log, which cannot be cloned.
 */
export function toPlainFindings(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => toPlainFinding(finding));
}

/** The analysis with plain findings and columns computed, to send to a worker as it is. */
export function toPlainAnalysis(analysis: TechnicalAnalysis): TechnicalAnalysis {
  const { candles, findings, scales, indicators, dealingRange, scaleBreaks, calendar } = analysis;
  const plain = toPlainFindings(findings);
  const byId = new Map(plain.map((finding) => [finding.id, finding]));
  const find = (finding: Finding | undefined): Finding | undefined =>
    finding === undefined ? undefined : byId.get(finding.id);
  const toPlainState = ({
    bias,
    lastBreak,
    unbrokenHigh,
    unbrokenLow,
  }: ScaleState): ScaleState => ({
    bias,
    lastBreak: find(lastBreak),
    unbrokenHigh: find(unbrokenHigh),
    unbrokenLow: find(unbrokenLow),
  });
  const { atr14, ema20, ema50, ema200, rsi14 } = indicators;
  return {
    candles: sliceColumns(candles, 0, candles.length),
    findings: plain,
    scales: { internal: toPlainState(scales.internal), swing: toPlainState(scales.swing) },
    indicators: { atr14, ema20, ema50, ema200, rsi14 },
    dealingRange,
    scaleBreaks,
    calendar,
  };
}
