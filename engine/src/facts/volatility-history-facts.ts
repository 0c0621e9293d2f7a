import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from './fact.ts';
import { toFact, valueAt, type FactWindow } from './reading.ts';

const historyLength = 500;
const fewest = 50;
const recent = 20;

function averageRange(
  { candles }: TechnicalAnalysis,
  from: number,
  to: number,
): number | undefined {
  let sum = 0;
  for (let t = from; t <= to; t += 1)
    sum += (candles.high[t] ?? Number.NaN) - (candles.low[t] ?? Number.NaN);
  return Number.isFinite(sum) && to >= from && from >= 0 ? sum / (to - from + 1) : undefined;
}

function middleOf(sorted: readonly number[]): number | undefined {
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * ATR 14 in percent of the close beside its own past: median, lowest and highest of the candles before (at most 500, at least 50); and
 * how the average range of the last 20 candles compares with that of the 20 before, as a ratio.
 */
export function toVolatilityHistoryFacts(
  analysis: TechnicalAnalysis,
  { to }: FactWindow,
): EngineFact[] {
  const past: number[] = [];
  for (let t = Math.max(0, to - historyLength); t < to; t += 1) {
    const atr = valueAt(analysis.indicators.atr14, t);
    const close = analysis.candles.close[t] ?? 0;
    if (atr !== undefined && close > 0) past.push((atr / close) * 100);
  }
  const sorted = past.toSorted((a, b) => a - b);
  const history = { method: 'atr-percentile@1', from: Math.max(0, to - historyLength), to };
  const before = averageRange(analysis, to - 2 * recent + 1, to - recent);
  const now = averageRange(analysis, to - recent + 1, to);
  const change = { method: 'atr@1', from: Math.max(0, to - 2 * recent + 1), to };
  const known = sorted.length >= fewest;
  return [
    ...toFact(
      'volatility.median-percent',
      { value: known ? middleOf(sorted) : undefined, unit: 'percent' },
      history,
    ),
    ...toFact(
      'volatility.lowest-percent',
      { value: known ? sorted[0] : undefined, unit: 'percent' },
      history,
    ),
    ...toFact(
      'volatility.highest-percent',
      { value: known ? sorted.at(-1) : undefined, unit: 'percent' },
      history,
    ),
    ...(before === undefined || now === undefined || before <= 0
      ? []
      : [
          ...toFact('volatility.range-ratio', { value: now / before, unit: 'ratio' }, change),
          ...toFact('volatility.range-candles', { value: recent, unit: 'count' }, change),
        ]),
  ];
}
