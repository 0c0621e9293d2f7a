import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { findExtremes } from './price-facts.ts';
import { percentChange, toFact, valueAt, type FactWindow } from './reading.ts';

const method = 'liquidity-sweep@1';
const breaks = new Set(['break-of-structure', 'change-of-character']);

function toAfterFacts(analysis: TechnicalAnalysis, sweep: Finding, to: number): EngineFact[] {
  const { candles, findings } = analysis;
  const from = sweep.confirmedAt + 1;
  if (from > to) return [];
  const close = valueAt(candles.close, sweep.confirmedAt);
  const extremes = findExtremes(candles, { from, to });
  const broken = findings.filter(
    (finding) => breaks.has(finding.kind) && finding.confirmedAt >= from,
  );
  const same = broken.filter(({ direction }) => direction === sweep.direction);
  const origin = { method, from: sweep.confirmedAt, to, refs: [sweep.id] };
  const counted = { ...origin, refs: broken.slice(-20).map(({ id }) => id) };
  return [
    ...toFact(
      'sweep.after.change-percent',
      { value: percentChange(close, valueAt(candles.close, to)), unit: 'percent' },
      origin,
    ),
    ...toFact(
      'sweep.after.high',
      { value: extremes.high, unit: 'price' },
      { ...origin, to: extremes.highAt },
    ),
    ...toFact(
      'sweep.after.low',
      { value: extremes.low, unit: 'price' },
      { ...origin, to: extremes.lowAt },
    ),
    ...toFact('sweep.after.breaks', { value: broken.length, unit: 'count' }, counted),
    ...toFact(
      'sweep.after.breaks-along',
      { value: same.length, unit: 'count' },
      { ...counted, refs: same.slice(-20).map(({ id }) => id) },
    ),
  ];
}

/**
 * The latest sweep of liquidity: the level, how it was swept, how far beyond it price went, when; and what followed by the last candle:
 * the change since its close, the extremes, the breaks of structure and how many of them went its way. A sweep of lows is bullish.
 */
export function toSweepFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const { findings, candles } = analysis;
  const sweep = findings.findLast(({ kind }) => kind === 'liquidity-sweep');
  if (sweep === undefined) return [];
  const { to } = window;
  const origin = {
    method,
    from: sweep.formedAt,
    to: sweep.confirmedAt,
    refs: [sweep.id, ...sweep.refs],
  };
  const level = findings.find(({ id }) => id === sweep.refs[0]);
  const isFollowed = sweep.transitions.some(({ state }) => state === 'followed');
  return [
    ...toFact('sweep.direction', { value: sweep.direction, unit: 'text' }, origin),
    ...toFact('sweep.way', { value: sweep.label, unit: 'text' }, origin),
    ...toFact(
      'sweep.level',
      { value: sweep.direction === 'bullish' ? sweep.bottom : sweep.top, unit: 'price' },
      origin,
    ),
    ...toFact('sweep.level-kind', { value: level?.kind, unit: 'text' }, origin),
    ...toFact('sweep.levels', { value: sweep.measures['levels'], unit: 'count' }, origin),
    ...toFact('sweep.depth-atr', { value: sweep.measures['depthInAtr'], unit: 'ratio' }, origin),
    ...toFact(
      'sweep.time',
      { value: valueAt(candles.openTime, sweep.confirmedAt), unit: 'time' },
      origin,
    ),
    ...toFact('sweep.age', { value: to - sweep.confirmedAt, unit: 'count' }, { ...origin, to }),
    ...(isFollowed ? toFact('sweep.state', { value: 'followed', unit: 'text' }, origin) : []),
    ...toAfterFacts(analysis, sweep, to),
  ];
}
