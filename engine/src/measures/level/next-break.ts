import type { TechnicalAnalysis } from '../../analysis.ts';
import { findScaleStateAt } from '../../facts/comparison-facts.ts';
import type { Bias, Direction, Finding, Scale } from '../../structure/finding.ts';

/** Trend of a scale, and the swings a close beyond which would be its next break. */
export type NextBreaks = {
  readonly bias: Bias;
  readonly lastBreak: Finding | undefined;
  /** A close above it would be a bullish break. */
  readonly high: Finding | undefined;
  /** A close below it would be a bearish break. */
  readonly low: Finding | undefined;
};

/** An internal swing can break only while the latest swing of the larger scale has another price. */
function isBreakable(
  { findings }: TechnicalAnalysis,
  pivot: Finding | undefined,
  t: number,
): boolean {
  if (pivot === undefined || pivot.scale === 'swing') return pivot !== undefined;
  const larger = findings.findLast(
    ({ kind, scale, confirmedAt }) => kind === pivot.kind && scale === 'swing' && confirmedAt <= t,
  );
  return larger !== undefined && larger.top !== pivot.top;
}

/** What the rules of the market structure wait for at the close of candle `t`. */
export function findNextBreaks(analysis: TechnicalAnalysis, scale: Scale, t: number): NextBreaks {
  const { bias, lastBreak, unbrokenHigh, unbrokenLow } = findScaleStateAt(analysis, scale, t);
  return {
    bias,
    lastBreak,
    high: isBreakable(analysis, unbrokenHigh, t) ? unbrokenHigh : undefined,
    low: isBreakable(analysis, unbrokenLow, t) ? unbrokenLow : undefined,
  };
}

/** Kind of a break in a direction: against the trend it is a change of character. */
export function toBreakKind(
  bias: Bias,
  direction: Direction,
): 'change-of-character' | 'break-of-structure' {
  return bias !== 'neutral' && bias !== direction ? 'change-of-character' : 'break-of-structure';
}
