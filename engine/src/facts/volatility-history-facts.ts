import type { TechnicalAnalysis } from '../analysis.ts';
import { findScaleStart } from '../candles/scale-start.ts';
import type { EngineFact } from './fact.ts';
import { toFact, getValueAt, type FactWindow } from './reading.ts';

const historyLength = 500;
const minHistoryLength = 50;
const recentLength = 20;

function calculateAverageRange(
  { candles, scaleBreaks }: TechnicalAnalysis,
  from: number,
  to: number,
): number | undefined {
  if (from < findScaleStart(scaleBreaks, candles.length - 1)) return undefined;
  let sum = 0;
  for (let t = from; t <= to; t += 1)
    sum += (candles.high[t] ?? Number.NaN) - (candles.low[t] ?? Number.NaN);
  return Number.isFinite(sum) && to >= from && from >= 0 ? sum / (to - from + 1) : undefined;
}

function calculateMedian(sorted: readonly number[]): number | undefined {
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

// Also the ratio of the average range of the last 20 candles to that of the 20 before.
/** ATR 14 in percent: median and extremes of the candles before (at most 500, at least 50). */
export function toVolatilityHistoryFacts(
  analysis: TechnicalAnalysis,
  { to }: FactWindow,
): EngineFact[] {
  const past: number[] = [];
  for (let t = Math.max(0, to - historyLength); t < to; t += 1) {
    const atr = getValueAt(analysis.indicators.atr14, t);
    const close = analysis.candles.close[t] ?? 0;
    if (atr !== undefined && close > 0) past.push((atr / close) * 100);
  }
  const sorted = past.toSorted((a, b) => a - b);
  const history = { method: 'atr-percentile@1', from: Math.max(0, to - historyLength), to };
  const before = calculateAverageRange(analysis, to - 2 * recentLength + 1, to - recentLength);
  const now = calculateAverageRange(analysis, to - recentLength + 1, to);
  const change = { method: 'atr@1', from: Math.max(0, to - 2 * recentLength + 1), to };
  const known = sorted.length >= minHistoryLength;
  return [
    ...toFact(
      'volatility.median-percent',
      [known ? calculateMedian(sorted) : undefined, 'percent'],
      history,
    ),
    ...toFact('volatility.lowest-percent', [known ? sorted[0] : undefined, 'percent'], history),
    ...toFact(
      'volatility.highest-percent',
      [known ? sorted.at(-1) : undefined, 'percent'],
      history,
    ),
    ...(before === undefined || now === undefined || before <= 0
      ? []
      : [
          ...toFact('volatility.range-ratio', [now / before, 'ratio'], change),
          ...toFact('volatility.range-candles', [recentLength, 'count'], change),
        ]),
  ];
}
