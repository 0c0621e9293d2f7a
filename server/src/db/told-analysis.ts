import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Explanation, Sentence, StreamedAnalysis } from '@vela/contracts';
import { addId } from '../analysis-text.ts';
import type { Database } from './database.ts';
import { analyses, analysisTexts } from './schema/conversation.ts';

export type ToldAnalysis = {
  readonly analysis: StreamedAnalysis;
  readonly sentences: readonly Sentence[];
};

/** The analysis of this id and the sentences told of it; none where its answer was cut off. */
export async function readToldAnalysis(
  db: Database,
  id: string,
): Promise<ToldAnalysis | undefined> {
  const explanations = alias(analysisTexts, 'explanations');
  const [found] = await db
    .select({ content: analysisTexts.body, explanation: explanations.body })
    .from(analyses)
    .innerJoin(analysisTexts, eq(analysisTexts.hash, analyses.contentHash))
    .leftJoin(explanations, eq(explanations.hash, analyses.explanationHash))
    .where(eq(analyses.id, id));
  if (found === undefined) return undefined;
  const analysis: StreamedAnalysis = JSON.parse(addId(id, found.content));
  const told: Explanation | undefined =
    found.explanation === null ? undefined : JSON.parse(found.explanation);
  return { analysis, sentences: told?.sentences ?? [] };
}
