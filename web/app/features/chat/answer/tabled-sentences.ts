import type { Evidence, LevelRow } from '@vela/contracts';

/** Facts that the row of the last close holds. */
const closeIds: ReadonlySet<string> = new Set(['close.last', 'close.time']);

/** Part of an id before its last name: "gap.above" of "gap.above.top". */
const toPlace = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/** Parts the sentences of a section into those that a table of these rows tells, and the others. */
export function partByTable(
  sentences: readonly Evidence[],
  rows: readonly LevelRow[],
): { readonly tabled: readonly Evidence[]; readonly others: readonly Evidence[] } {
  const places = new Set(rows.map(({ top }) => toPlace(top)));
  const isTabled = ({ factIds }: Evidence): boolean =>
    factIds.length > 0 &&
    factIds.every((id) => closeIds.has(id) || (places.has(toPlace(id)) && !id.endsWith('.count')));
  return {
    tabled: rows.length === 0 ? [] : sentences.filter(isTabled),
    others: rows.length === 0 ? sentences : sentences.filter((one) => !isTabled(one)),
  };
}
