import type { TechnicalAnalysis } from '../analysis.ts';
import { durationMs } from '../candles/interval.ts';
import { findSessionsAt } from '../sessions/session.ts';
import type { Finding } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { findExtremes } from './price-facts.ts';
import { calculatePercentChange, toFact, getValueAt, type FactWindow } from './reading.ts';

const method = 'liquidity-sweep@1';
const breaks = new Set(['break-of-structure', 'change-of-character']);

function toAfterFacts(analysis: TechnicalAnalysis, sweep: Finding, to: number): EngineFact[] {
  const { candles, findings } = analysis;
  const from = sweep.confirmedAt + 1;
  if (from > to) return [];
  const close = getValueAt(candles.close, sweep.confirmedAt);
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
      [calculatePercentChange(close, getValueAt(candles.close, to)), 'percent'],
      origin,
    ),
    ...toFact('sweep.after.high', [extremes.high, 'price'], { ...origin, to: extremes.highAt }),
    ...toFact('sweep.after.low', [extremes.low, 'price'], { ...origin, to: extremes.lowAt }),
    ...toFact('sweep.after.breaks', [broken.length, 'count'], counted),
    ...toFact('sweep.after.breaks-along', [same.length, 'count'], {
      ...counted,
      refs: same.slice(-20).map(({ id }) => id),
    }),
  ];
}

/** Killzone in which a candle opens: off for candles of an hour or longer, as sessions are. */
function findKillzone({ candles, calendar }: TechnicalAnalysis, t: number): string | undefined {
  const opened = getValueAt(candles.openTime, t);
  const isShort = (durationMs[candles.interval] ?? Number.POSITIVE_INFINITY) < durationMs['1h'];
  if (opened === undefined || !isShort) return undefined;
  // A Silver Bullet is an hour within a killzone.
  return findSessionsAt(opened, calendar).find(({ id }) => !id.startsWith('silver-bullet'))?.id;
}

// Level, type, depth, time and killzone, and what followed: change since its close, extremes, breaks of
// structure and how many of them in its direction. A sweep of lows is bullish.
/** The latest liquidity sweep. */
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
    ...toFact('sweep.direction', [sweep.direction, 'text'], origin),
    ...toFact('sweep.way', [sweep.label, 'text'], origin),
    ...toFact(
      'sweep.level',
      [sweep.direction === 'bullish' ? sweep.bottom : sweep.top, 'price'],
      origin,
    ),
    ...toFact('sweep.level-kind', [level?.kind, 'text'], origin),
    ...toFact('sweep.levels', [sweep.measures['levels'], 'count'], origin),
    ...toFact('sweep.depth-atr', [sweep.measures['depthInAtr'], 'ratio'], origin),
    ...toFact('sweep.time', [getValueAt(candles.openTime, sweep.confirmedAt), 'time'], origin),
    ...toFact('sweep.killzone', [findKillzone(analysis, sweep.confirmedAt), 'text'], origin),
    ...toFact('sweep.age', [to - sweep.confirmedAt, 'count'], { ...origin, to }),
    ...(isFollowed ? toFact('sweep.state', ['followed', 'text'], origin) : []),
    ...toAfterFacts(analysis, sweep, to),
  ];
}
