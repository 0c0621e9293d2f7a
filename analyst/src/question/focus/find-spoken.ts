import type { Sentence, ShownTechnicalAnalysis, Spoken } from '@vela/contracts';
import { findConceptByFindingId } from '../../finding-concepts.ts';

const mostSpoken = 20;
/** A fact of more structures than this one tells of none by itself. */
const ofOne = 1;

/**
 * The structures that an answer told of, in its order: those of the kind that it told first. Undefined
 * where it told of none.
 */
export function findSpoken(
  {
    instrument,
    interval,
    facts,
  }: Pick<ShownTechnicalAnalysis, 'instrument' | 'interval' | 'facts'>,
  sentences: readonly Pick<Sentence, 'factIds'>[],
): Spoken | undefined {
  const refs = new Map(facts.map((fact) => [fact.id, fact.refs]));
  const told = sentences.flatMap(({ factIds }) =>
    factIds.flatMap((id) => {
      const own = refs.get(id) ?? [];
      return own.length === ofOne ? own : [];
    }),
  );
  const [first] = told;
  const concept = findConceptByFindingId(first);
  if (concept === undefined) return undefined;
  const alike = told.filter((id) => findConceptByFindingId(id) === concept);
  const findingIds = [...new Set(alike)].slice(0, mostSpoken);
  return { symbol: instrument.symbol, interval, findingIds };
}
