import type { Fact, KeyFact, LevelRow, ListTable } from '@vela/contracts';

type Known = ReadonlySet<string>;

const toKnown = (facts: readonly Fact[]): Known => new Set(facts.map(({ id }) => id));

/** The key facts that are facts of the answer. */
export function guardKeyFacts(keyFacts: readonly KeyFact[], facts: readonly Fact[]): KeyFact[] {
  const known = toKnown(facts);
  return keyFacts.filter(({ factId }) => known.has(factId));
}

/** The rows of which every value is a fact of the answer. */
export function guardLevelRows(rows: readonly LevelRow[], facts: readonly Fact[]): LevelRow[] {
  const known = toKnown(facts);
  return rows.filter(({ top, bottom = top, distance = top, state = top }) =>
    [top, bottom, distance, state].every((id) => known.has(id)),
  );
}

/** The table of a list without values that are no facts of the answer. */
export function guardListTable(table: ListTable, facts: readonly Fact[]): ListTable {
  const known = toKnown(facts);
  const keep = (id: string): string => (known.has(id) ? id : '');
  return { ...table, rows: table.rows.map((row) => ({ ...row, values: row.values.map(keep) })) };
}
