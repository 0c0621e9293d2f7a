import type { Fact, KeyFact, LevelRow } from '@vela/contracts';

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
