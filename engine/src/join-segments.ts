import type { IndicatorColumns } from './analysis.ts';
import type { SegmentAnalysis } from './segment-scanner.ts';

function joinColumns(parts: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let length = 0;
  for (const part of parts) {
    joined.set(part, length);
    length += part.length;
  }
  return joined;
}

const indicatorNames = ['atr14', 'ema20', 'ema50', 'ema200', 'rsi14'] as const;

function joinIndicators(parts: readonly IndicatorColumns[]): IndicatorColumns {
  const [atr14, ema20, ema50, ema200, rsi14] = indicatorNames.map((name) =>
    joinColumns(parts.map((part) => part[name])),
  );
  const empty = new Float64Array(0);
  return {
    atr14: atr14 ?? empty,
    ema20: ema20 ?? empty,
    ema50: ema50 ?? empty,
    ema200: ema200 ?? empty,
    rsi14: rsi14 ?? empty,
  };
}

/** The parts of a series as one: all findings, the state after the last candle. */
export function joinSegments(
  before: readonly SegmentAnalysis[],
  last: SegmentAnalysis,
): SegmentAnalysis {
  if (before.length === 0) return last;
  const parts = [...before, last];
  return {
    findings: parts.flatMap(({ findings }) => findings),
    scales: last.scales,
    indicators: joinIndicators(parts.map(({ indicators }) => indicators)),
    dealingRange: {
      top: joinColumns(parts.map(({ dealingRange }) => dealingRange.top)),
      bottom: joinColumns(parts.map(({ dealingRange }) => dealingRange.bottom)),
    },
  };
}
