import type { Fact, Sentence } from '@vela/contracts';
import type { Measured } from '../measures/calculate-measure.ts';

/** The id of a fact of a measure that is told more than once, as the RSI and the ATR are. */
function toRepeatedId(id: string, repeat: number | undefined): string {
  return repeat === undefined ? id : `${id}~${repeat}`;
}

/** The facts of a measure as they stand beside those of the same measure told before it. */
export function listRepeatedFacts({ facts, repeat }: Measured): readonly Fact[] {
  if (repeat === undefined) return facts;
  return facts.map((fact) => ({ ...fact, id: toRepeatedId(fact.id, repeat) }));
}

/** Sentences that were told of the measure alone, with those facts. */
export function bindRepeated(
  sentences: readonly Sentence[],
  { facts, repeat }: Measured,
): readonly Sentence[] {
  const own = new Set(facts.map(({ id }) => id));
  const toId = (id: string): string => (own.has(id) ? toRepeatedId(id, repeat) : id);
  return sentences.map((sentence) => ({
    ...sentence,
    factIds: sentence.factIds.map(toId),
    spans: sentence.spans.map((span) => ({ ...span, factId: toId(span.factId) })),
  }));
}
