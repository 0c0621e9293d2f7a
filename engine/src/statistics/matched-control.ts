import { indexAt } from '../candles/column.ts';
import { type ControlRanking, countCandidates, takeNearest } from './control-ranking.ts';

/** Which candles may stand for an event's control. */
export type ControlScope = {
  /** 1 where no structure of the same kind was confirmed and the horizon is complete. */
  readonly isCandidate: Uint8Array;
  /** Candles at most this far from the event share its path, and do not count. */
  readonly apart: number;
};

/** Fills `found` with the best matching candles of `t`; returns how many there are. */
export type FindControls = (t: number, found: Int32Array) => number;

/** A group must have this many times the copies of an event. */
const poolPerCopy = 4;

// Nearest neighbours in the volatility outlook within the hour and weekday: both shape what follows
// without any structure. What difference in outlook is left, the distances of a copy make up for.
/** Finds the controls of an event in the narrowest group that has enough candidates. */
export function createFindControls(
  rankings: readonly ControlRanking[],
  { isCandidate, apart }: ControlScope,
): FindControls {
  const sizes = rankings.map((ranking) => countCandidates(ranking, isCandidate));
  return (t, found) => {
    const needed = poolPerCopy * found.length;
    const isLarge = ({ group }: ControlRanking, index: number): boolean =>
      (sizes[index]?.[indexAt(group, t)] ?? 0) >= needed;
    const ranking = rankings.find(isLarge) ?? rankings.at(-1);
    const members = ranking?.groups[indexAt(ranking.group, t)];
    if (ranking === undefined || members === undefined) return 0;
    const isAllowed = (other: number): boolean =>
      isCandidate[other] === 1 && Math.abs(other - t) > apart;
    return takeNearest(members, indexAt(ranking.rank, t), { isAllowed, found });
  };
}
