/** Fewer companies than this have no order worth telling. */
export const minRanked = 8;

/** Where a figure stands among those of companies. */
export type PeerRank = {
  /** Companies that have the figure, itself included. */
  readonly count: number;
  /** Part of the others whose figure is lower, equal ones half; null: too few to rank. */
  readonly place: number | null;
};

/** The place of a value among those of other companies; each has one. */
export function rankAmong(value: number, others: readonly number[]): PeerRank {
  const count = others.length + 1;
  if (count < minRanked) return { count, place: null };
  const lower = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return { count, place: (lower + equal / 2) / others.length };
}
