import { indexAt } from '../candles/column.ts';

/** Candles of groups by ascending volatility outlook, and the place of each candle in its group. */
export type ControlRanking = {
  readonly groups: readonly Int32Array[];
  readonly group: Int32Array;
  readonly rank: Int32Array;
};

const dayHours = 24;
/** Days from the epoch, a Thursday. */
const restDays = [2, 3];

const isRestDay = (slot: number): boolean => restDays.includes(Math.floor(slot / dayHours));

/** Groups of candles from the narrowest: hour and weekday, hour of work days or weekends, all. */
const groupings: readonly ((slot: number) => number)[] = [
  (slot) => slot,
  (slot) => (slot % dayHours) + (isRestDay(slot) ? dayHours : 0),
  () => 0,
];

const slotCount = 7 * dayHours;

/** Ranks the candles that have an outlook, in each grouping; `slots` are hours of the week. */
export function rankCandidates(slots: Int32Array, outlook: Float64Array): ControlRanking[] {
  const ordered = sortByOutlook(outlook);
  return groupings.map((toGroup) => {
    const groupBySlot = Int32Array.from({ length: slotCount }, (_, slot) => toGroup(slot));
    const sizes = new Int32Array(slotCount);
    const group = new Int32Array(slots.length).fill(-1);
    const rank = new Int32Array(slots.length);
    for (const t of ordered) {
      const own = indexAt(groupBySlot, indexAt(slots, t));
      group[t] = own;
      rank[t] = indexAt(sizes, own);
      sizes[own] = indexAt(sizes, own) + 1;
    }
    const groups = Array.from(sizes, (size) => new Int32Array(size));
    for (const t of ordered) {
      const members = groups[indexAt(group, t)];
      if (members !== undefined) members[indexAt(rank, t)] = t;
    }
    return { groups, group, rank };
  });
}

/** Candles with an outlook by ascending outlook, to six decimals, then by time. */
function sortByOutlook(outlook: Float64Array): Int32Array {
  // One number for both, since sorting numbers is many times faster than with a comparison.
  const keys = outlook.map((value, t) => Math.round(value * 1e6) * outlook.length + t);
  const sorted = keys.filter((key) => Number.isFinite(key)).toSorted();
  return Int32Array.from(sorted, (key) => key - Math.floor(key / outlook.length) * outlook.length);
}

/** Number of candles of each group that `isCandidate`. */
export function countCandidates(
  { group, groups }: ControlRanking,
  isCandidate: Uint8Array,
): Int32Array {
  const sizes = new Int32Array(groups.length);
  for (let t = 0; t < group.length; t += 1) {
    const own = indexAt(group, t);
    if (own >= 0) sizes[own] = indexAt(sizes, own) + (isCandidate[t] ?? 0);
  }
  return sizes;
}

/** Fills `found` with the nearest in rank that are `isAllowed`, from either side in turn. */
export function takeNearest(
  members: Int32Array,
  rank: number,
  { isAllowed, found }: { readonly isAllowed: (t: number) => boolean; readonly found: Int32Array },
): number {
  let [below, above, count] = [rank - 1, rank + 1, 0];
  while (count < found.length && (below >= 0 || above < members.length)) {
    while (below >= 0 && !isAllowed(indexAt(members, below))) below -= 1;
    if (below >= 0) {
      found[count] = indexAt(members, below);
      [count, below] = [count + 1, below - 1];
    }
    while (above < members.length && !isAllowed(indexAt(members, above))) above += 1;
    if (count < found.length && above < members.length) {
      found[count] = indexAt(members, above);
      [count, above] = [count + 1, above + 1];
    }
  }
  return count;
}
