import type { ScaleState, TechnicalAnalysis } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { findFirstCandle } from '../candles/find-first-candle.ts';
import type { Finding, FindingKind, Scale } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { calculateAsOfTime } from './price-facts.ts';
import {
  calculatePercentChange,
  calculateDistancePercent,
  toFact,
  getValueAt,
  type FactWindow,
} from './reading.ts';

type Side = 'first' | 'second';

const minSharedChanges = 30;

// From the later of their first candles to the earlier of their last ones: a series that ended long
// ago is compared over its own years only.
/** Time range shared by two windows; undefined when nothing is shared. */
export function findSharedWindows(
  first: { readonly candles: Candles; readonly window: FactWindow },
  second: { readonly candles: Candles; readonly window: FactWindow },
): Readonly<Record<Side, FactWindow>> | undefined {
  const getTime = ({ candles, window }: typeof first, end: keyof FactWindow): number =>
    candles.openTime[window[end]] ?? Number.NaN;
  const start = Math.max(getTime(first, 'from'), getTime(second, 'from'));
  const end = Math.min(getTime(first, 'to'), getTime(second, 'to'));
  const cut = ({ candles, window }: typeof first): FactWindow => ({
    from: Math.max(
      window.from,
      findFirstCandle(candles, (openTime) => openTime >= start),
    ),
    to: Math.min(window.to, findFirstCandle(candles, (openTime) => openTime > end) - 1),
  });
  const windows = { first: cut(first), second: cut(second) };
  const isShared = windows.first.from < windows.first.to && windows.second.from < windows.second.to;
  return isShared ? windows : undefined;
}

const breakKinds: ReadonlySet<FindingKind> = new Set(['break-of-structure', 'change-of-character']);

/** Market structure of a scale as it was known at the close of candle `t`. */
export function findScaleStateAt(
  { candles, findings, scales }: TechnicalAnalysis,
  scale: Scale,
  t: number,
): ScaleState {
  if (t >= candles.length - 1) return scales[scale];
  const findLast = (isWanted: (kind: FindingKind) => boolean): Finding | undefined =>
    findings.findLast(
      (finding) => isWanted(finding.kind) && finding.scale === scale && finding.confirmedAt <= t,
    );
  const findUnbroken = (side: 'swing-high' | 'swing-low'): Finding | undefined => {
    const swing = findLast((kind) => kind === side);
    const isBroken = swing?.transitions.some(({ state, at: time }) => {
      return state === 'broken' && time <= t;
    });
    return isBroken === true ? undefined : swing;
  };
  const lastBreak = findLast((kind) => breakKinds.has(kind));
  return {
    bias: lastBreak?.direction ?? 'neutral',
    lastBreak,
    unbrokenHigh: findUnbroken('swing-high'),
    unbrokenLow: findUnbroken('swing-low'),
  };
}

/** Change, ATR in percent, structure and distances of the swing levels over the shared range. */
export function toSideFacts(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  side: Side,
): EngineFact[] {
  const { candles, indicators } = analysis;
  const { from, to } = window;
  const close = getValueAt(candles.close, to);
  if (close === undefined) return [];
  const id = (name: string) => `compare.${side}.${name}`;
  const whole = { method: 'open-to-close@1', from, to };
  const atr = getValueAt(indicators.atr14, to);
  const structure = { method: 'market-structure@1', from, to };
  const swingState = findScaleStateAt(analysis, 'swing', to);
  const internalState = findScaleStateAt(analysis, 'internal', to);
  const levels = (['unbrokenHigh', 'unbrokenLow'] as const).flatMap((name) => {
    const swing = swingState[name];
    if (swing === undefined) return [];
    const price = name === 'unbrokenHigh' ? swing.top : swing.bottom;
    const which = name === 'unbrokenHigh' ? 'high' : 'low';
    const value = calculateDistancePercent(price - close, close);
    return toFact(id(`${which}.distance-percent`), [value, 'percent'], {
      method: 'swing@1',
      from,
      to,
      refs: [swing.id],
    });
  });
  return [
    ...toFact(id('candles'), [to - from + 1, 'count'], whole),
    ...toFact(id('from'), [getValueAt(candles.openTime, from), 'time'], whole),
    ...toFact(id('time'), [calculateAsOfTime(at(candles.openTime, to), candles), 'time'], whole),
    ...toFact(
      id('change-percent'),
      [calculatePercentChange(getValueAt(candles.open, from), close), 'percent'],
      whole,
    ),
    ...toFact(
      id('atr-percent'),
      [atr === undefined || close <= 0 ? undefined : (atr / close) * 100, 'percent'],
      { ...whole, method: 'atr@1' },
    ),
    ...toFact(id('swing'), [swingState.bias, 'text'], structure),
    ...toFact(id('internal'), [internalState.bias, 'text'], structure),
    ...levels,
  ];
}

/** Pairs of indices of candles that open at the same time in both series. */
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

// Changes with prices that are not positive are skipped. Empty with fewer than 30 changes, or when
// the correlation is not finite (a series that did not move).
/** Pearson's correlation of log changes between consecutive shared candles, and their number. */
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
  if (n < minSharedChanges) return [];
  const correlation =
    (n * sumXY - sumX * sumY) / Math.sqrt((n * sumXX - sumX * sumX) * (n * sumYY - sumY * sumY));
  const origin = { method: 'correlation@1', ...windows.first };
  return [
    ...toFact('compare.correlation', [correlation, 'ratio'], origin),
    ...toFact('compare.shared', [n, 'count'], origin),
  ];
}
