import { type Loaded, toThread } from './thread.ts';

/** Ids of facts that an answer tells, in its order. */
type ToldFacts = {
  readonly told: readonly string[];
  /** Those of its direct answer; none where it lists several things alike. */
  readonly headline: readonly string[];
};

const listing: ReadonlySet<string | undefined> = new Set(['analyze', 'levels', 'findings']);

/** The facts that the last answer about an analysis tells. */
export function findToldFacts(
  { messages, context }: Loaded,
  analysisId: string | undefined,
): ToldFacts {
  const last = toThread(messages, context).findLast(
    (entry) => 'analysis' in entry && entry.analysis?.id === analysisId,
  );
  if (last === undefined || last.message.kind !== 'answer') return { told: [], headline: [] };
  const { sentences, levels, understanding } = last.message.answer;
  const direct = sentences.find(({ section }) => section === 'headline') ?? sentences[0];
  return {
    told: [
      ...new Set([...sentences.flatMap(({ factIds }) => factIds), ...levels.map(({ top }) => top)]),
    ],
    headline: listing.has(understanding?.intent) ? [] : (direct?.factIds ?? []),
  };
}
