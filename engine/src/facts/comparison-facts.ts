import type { TechnicalAnalysis } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import type { EngineFact } from './fact.ts';
import { asOfOf } from './price-facts.ts';
import { percentChange, percentOf, toFact, valueAt, type FactWindow } from './reading.ts';

type Side = 'first' | 'second';

const fewestShared = 30;

function firstFrom({ openTime, length }: Candles, time: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openTime[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The stretch of time two charts share: from the later of their first shown candles on. Both ends are candles of either series. */
export function sharedWindows(
  first: { readonly candles: Candles; readonly window: FactWindow },
  second: { readonly candles: Candles; readonly window: FactWindow },
): Readonly<Record<Side, FactWindow>> | undefined {
  const startOf = ({ candles, window }: typeof first): number =>
    candles.openTime[window.from] ?? Number.NaN;
  const start = Math.max(startOf(first), startOf(second));
  const cut = ({ candles, window }: typeof first): FactWindow => ({
    from: Math.max(window.from, firstFrom(candles, start)),
    to: window.to,
  });
  const windows = { first: cut(first), second: cut(second) };
  const isShared = windows.first.from < windows.first.to && windows.second.from < windows.second.to;
  return isShared ? windows : undefined;
}

/** One of two instruments over the stretch they share: its change, volatility beside its own past, structure, and the swing levels around it. */
export function toSideFacts(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  side: Side,
): EngineFact[] {
  const { candles, indicators, scales } = analysis;
  const { from, to } = window;
  const close = valueAt(candles.close, to);
  if (close === undefined) return [];
  const id = (name: string) => `compare.${side}.${name}`;
  const whole = { method: 'open-to-close@1', from, to };
  const atr = valueAt(indicators.atr14, to);
  const openTime = valueAt(candles.openTime, to);
  const structure = { method: 'market-structure@1', from, to };
  const levels = (['unbrokenHigh', 'unbrokenLow'] as const).flatMap((name) => {
    const swing = scales.swing[name];
    if (swing === undefined) return [];
    const price = name === 'unbrokenHigh' ? swing.top : swing.bottom;
    const which = name === 'unbrokenHigh' ? 'high' : 'low';
    const value = percentOf(price - close, close);
    return toFact(
      id(`${which}.distance-percent`),
      { value, unit: 'percent' },
      { method: 'swing@1', from, to, refs: [swing.id] },
    );
  });
  return [
    ...toFact(id('candles'), { value: to - from + 1, unit: 'count' }, whole),
    ...toFact(id('from'), { value: valueAt(candles.openTime, from), unit: 'time' }, whole),
    ...toFact(
      id('time'),
      { value: openTime === undefined ? undefined : asOfOf(openTime, candles), unit: 'time' },
      whole,
    ),
    ...toFact(
      id('change-percent'),
      { value: percentChange(valueAt(candles.open, from), close), unit: 'percent' },
      whole,
    ),
    ...toFact(
      id('atr-percent'),
      { value: atr === undefined || close <= 0 ? undefined : (atr / close) * 100, unit: 'percent' },
      { ...whole, method: 'atr@1' },
    ),
    ...toFact(id('swing'), { value: scales.swing.bias, unit: 'text' }, structure),
    ...toFact(id('internal'), { value: scales.internal.bias, unit: 'text' }, structure),
    ...levels,
  ];
}

/** Candles of both series that open at the same time, as pairs of their indices. */
function findShared(
  first: Candles,
  second: Candles,
  windows: Readonly<Record<Side, FactWindow>>,
): [number, number][] {
  const pairs: [number, number][] = [];
  let [i, j] = [windows.first.from, windows.second.from];
  while (i <= windows.first.to && j <= windows.second.to) {
    const [a, b] = [first.openTime[i] ?? 0, second.openTime[j] ?? 0];
    if (a === b) pairs.push([i, j]);
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return pairs;
}

/**
 * How far the changes of two series from one shared candle to the next went together: Pearson's correlation of their logarithmic
 * changes, and over how many. Nothing with fewer than 30, with prices that are not positive, or when one of them did not move.
 */
export function toCorrelationFacts(
  first: TechnicalAnalysis,
  second: TechnicalAnalysis,
  windows: Readonly<Record<Side, FactWindow>>,
): EngineFact[] {
  const pairs = findShared(first.candles, second.candles, windows);
  let [n, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  for (let k = 1; k < pairs.length; k += 1) {
    const [[i0, j0], [i1, j1]] = [pairs[k - 1] ?? [0, 0], pairs[k] ?? [0, 0]];
    const x = Math.log((first.candles.close[i1] ?? 0) / (first.candles.close[i0] ?? 0));
    const y = Math.log((second.candles.close[j1] ?? 0) / (second.candles.close[j0] ?? 0));
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    n += 1;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
    sumXY += x * y;
  }
  if (n < fewestShared) return [];
  const correlation =
    (n * sumXY - sumX * sumY) / Math.sqrt((n * sumXX - sumX * sumX) * (n * sumYY - sumY * sumY));
  const origin = { method: 'correlation@1', ...windows.first };
  return [
    ...toFact('compare.correlation', { value: correlation, unit: 'ratio' }, origin),
    ...toFact('compare.shared', { value: n, unit: 'count' }, origin),
  ];
}
