import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { AlertHit, AlertSide, SingleCondition } from './alert-condition.ts';
import type { AlertSignal } from './alert-signal.ts';
import { findCloseHits, type SideHits } from './side-hits.ts';
import type { CandleRange } from './structure-hits.ts';

/** Whether a condition holds on one candle alone, and not from one candle to the next. */
function isMomentary(condition: SingleCondition): boolean {
  return (
    condition.kind === 'structure' ||
    (condition.kind === 'cross' && condition.direction === 'either')
  );
}

type Held = {
  /** Side of a condition as of a close: 1, -1, or 0 while it is not known. */
  readonly readSide: (condition: SingleCondition, t: number) => number;
  /** Candles on which a momentary condition comes true. */
  readonly findMoments: (condition: SingleCondition) => ReadonlySet<number>;
};

/** The side on which a condition holds: below for a crossing down, else above. */
const toHeldSide = (condition: SingleCondition): 1 | -1 =>
  condition.kind === 'cross' && condition.direction === 'down' ? -1 : 1;

/** 1 on candles at whose close all conditions hold, -1 on others, NaN while one is not known yet. */
export function createAllSignal(
  conditions: readonly SingleCondition[],
  { readSide, findMoments }: Held,
): AlertSignal {
  const checks = conditions.map((condition) => {
    if (!isMomentary(condition)) {
      const held = toHeldSide(condition);
      return (t: number): number => readSide(condition, t) * held;
    }
    let moments: ReadonlySet<number> | undefined;
    return (t: number): number => ((moments ??= findMoments(condition)).has(t) ? 1 : -1);
  });
  return {
    subject: (t) => {
      const sides = checks.map((check) => check(t));
      if (sides.includes(0)) return Number.NaN;
      return sides.every((side) => side === 1) ? 1 : -1;
    },
    against: () => 0,
  };
}

type Searched = {
  readonly signal: AlertSignal;
  readonly candles: Candles;
  /** The side before the first candle of the range. */
  readonly side: AlertSide;
  readonly range: CandleRange;
};

const toHit = (candles: Candles, t: number): AlertHit => ({
  at: t,
  value: at(candles.close, t),
  side: 'neutral',
});

/**
 * Closes at which all conditions begin to hold together; each close at which one of them happens while
 * the others hold, where there is one that holds on a candle alone.
 */
export function findAllHits(
  conditions: readonly SingleCondition[],
  { signal, candles, side, range }: Searched,
): SideHits {
  if (!conditions.some(isMomentary)) {
    const found = findCloseHits({ signal, direction: 'up', side }, range);
    return { hits: found.hits.map((hit) => toHit(candles, hit.at)), side: found.side };
  }
  const hits: AlertHit[] = [];
  for (let t = range.from; t < range.to; t++)
    if (signal.subject(t) === 1) hits.push(toHit(candles, t));
  return { hits, side };
}
