import { getLatestState } from '../../structure/finding-view.ts';
import { getLifeStages } from '../../structure/life-stage.ts';
import type { FindingState } from '../../structure/finding.ts';
import type { LiveStructure } from './live-structures.ts';

/** A next candle that goes straight from the last close to another price and closes there. */
export type NextClose = {
  /** The last close, where the candle begins. */
  readonly close: number;
  readonly low: number;
  readonly high: number;
  readonly atr: number | undefined;
  /** Strictly beyond the level; a close "below 243" is below 243 itself. */
  readonly closesBelow: (level: number) => boolean;
  readonly closesAbove: (level: number) => boolean;
};

/** Closes at a price, or just beyond it on a side. */
export function createNextClose(
  { close, atr }: { readonly close: number; readonly atr: number | undefined },
  price: number,
  side: 'above' | 'below' | undefined,
): NextClose {
  return {
    close,
    low: Math.min(close, price),
    high: Math.max(close, price),
    atr,
    closesBelow: side === 'below' ? (level) => price <= level : (level) => price < level,
    closesAbove: side === 'above' ? (level) => price >= level : (level) => price > level,
  };
}

/** The last stage of its life that a gap or block reaches with the candle. */
function findLifeOutcome(
  { finding, kind, top, bottom }: LiveStructure,
  next: NextClose,
): FindingState | undefined {
  const stages = getLifeStages(kind, finding.direction);
  const reached = stages.findIndex(({ state }) => state === getLatestState(finding));
  let outcome: FindingState | undefined;
  for (const { state, event, level, sameCandle } of stages.slice(reached + 1)) {
    const price = level === 'top' ? top : level === 'bottom' ? bottom : 0.5 * top + 0.5 * bottom;
    const isReached = {
      'low-reaches': next.low <= price,
      'high-reaches': next.high >= price,
      'falls-below': next.low < price,
      'rises-above': next.high > price,
      'closes-below': next.closesBelow(price),
      'closes-above': next.closesAbove(price),
    }[event];
    if (!isReached || (outcome !== undefined && !sameCandle)) break;
    outcome = state;
  }
  return outcome;
}

/** Whether price comes to a zone from above: a break or a return over it swaps the sides. */
function isSupport({ finding }: LiveStructure): boolean {
  const swaps = finding.transitions.filter(
    ({ state }) => state === 'broken' || state === 'reclaimed',
  ).length;
  return (finding.direction === 'bullish') === (swaps % 2 === 0);
}

const breakInAtr = 0.25;

/** A zone breaks with a close a quarter of an ATR beyond it, and is touched by any price in it. */
function findZoneOutcome(zone: LiveStructure, next: NextClose): FindingState | undefined {
  const { top, bottom } = zone;
  const { close } = next;
  const reach = breakInAtr * (next.atr ?? Number.NaN);
  const isBroken = isSupport(zone)
    ? next.closesBelow(bottom - reach)
    : next.closesAbove(top + reach);
  if (isBroken) return 'broken';
  const isAlreadyIn = bottom <= close && close <= top;
  return !isAlreadyIn && next.low <= top && next.high >= bottom ? 'touched' : undefined;
}

/** What a candle that closes there would do to a structure; undefined where nothing changes. */
export function findOutcome(structure: LiveStructure, next: NextClose): FindingState | undefined {
  const { kind, top, bottom, finding } = structure;
  if (kind === 'fair-value-gap' || kind === 'order-block') return findLifeOutcome(structure, next);
  if (kind === 'support-resistance') return findZoneOutcome(structure, next);
  const isHigh = finding.direction === 'bearish';
  return (isHigh ? next.closesAbove(top) : next.closesBelow(bottom)) ? 'taken' : undefined;
}
