import { eq } from 'drizzle-orm';
import { isInterval, type Explanation } from '@vela/contracts';
import { storeAnalysis, storeExplanation } from '../../db/analysis-store.ts';
import type { AnalysisRecipe } from '../../db/analysis-recipe.ts';
import type { Database } from '../../db/database.ts';
import { answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { EncodedChunk, NewAnalysisText } from './answer-chunk.ts';
import type { AnswerIdentity } from './answer-run.ts';

/** Outcome of an answer, and the explanation that is stored with its analyses. */
export type AnswerEnding = {
  readonly outcome: 'completed' | 'stopped' | 'failed';
  readonly analysisIds: readonly string[];
  readonly explanation: Explanation;
};

export type ChunkBatch = {
  readonly answer: AnswerIdentity;
  readonly from: number;
  readonly chunks: readonly EncodedChunk[];
  readonly limit: number | undefined;
  readonly now: number;
  /** What the analyses of the answer are made of, once its question was read. */
  readonly recipe?: AnalysisRecipe | undefined;
  readonly ending?: AnswerEnding;
};

/** Typed words name no interval: the one that was chosen for them is asked for by name. */
function nameInterval(recipe: AnalysisRecipe, { subject }: NewAnalysisText): AnalysisRecipe {
  const { interval } = subject;
  return isInterval(interval) ? { ...recipe, request: { ...recipe.request, interval } } : recipe;
}

/** Stores an analysis as the context of the conversation. */
async function storeAnswerAnalysis(
  tx: Transaction,
  analysis: NewAnalysisText,
  batch: ChunkBatch,
): Promise<void> {
  const { conversationId, userId } = batch.answer;
  const recipe = batch.recipe && nameInterval(batch.recipe, analysis);
  await storeAnalysis(tx, { userId, conversationId, analysis, createdAt: batch.now, recipe });
  const { id } = analysis;
  const { mode, symbol, interval } = analysis.subject;
  // A property is no instrument: what is asked about the chart afterwards is still about the last.
  if (symbol === null) return;
  await tx
    .update(conversations)
    .set({
      symbol,
      interval,
      mode,
      lastAnalysisId: id,
      ...(batch.limit === undefined ? {} : { candleLimit: batch.limit }),
    })
    .where(eq(conversations.id, conversationId));
}

/** Appends chunks to a stored answer; idempotent by position, to retry uncertain commits. */
export async function insertChunks(
  db: Database | Transaction,
  { answer, from, chunks }: Pick<ChunkBatch, 'answer' | 'from' | 'chunks'>,
): Promise<void> {
  const rows = chunks.map(({ json, analysis }, index) => ({
    answerId: answer.answerId,
    position: from + index,
    messageId: answer.messageId,
    chunk: analysis === undefined ? json : '',
    analysisId: analysis?.id ?? null,
  }));
  await db.insert(answerChunks).values(rows).onConflictDoNothing();
}

async function storeEnding(tx: Transaction, { answer, ending, now }: ChunkBatch): Promise<void> {
  if (ending === undefined) return;
  for (const id of ending.analysisIds) await storeExplanation(tx, id, ending.explanation);
  await tx
    .update(messages)
    .set({ answerState: ending.outcome })
    .where(eq(messages.answerId, answer.answerId));
  await tx
    .update(conversations)
    .set({ updatedAt: new Date(now) })
    .where(eq(conversations.id, answer.conversationId));
}

/** Stores the next events of an answer in one transaction. They may be sent once it resolves. */
export async function storeChunks(db: Database, batch: ChunkBatch): Promise<void> {
  const analyses = batch.chunks.flatMap(({ analysis }) => analysis ?? []);
  if (analyses.length === 0 && batch.ending === undefined) {
    await insertChunks(db, batch);
    return;
  }
  await db.transaction(async (tx) => {
    for (const analysis of analyses) await storeAnswerAnalysis(tx, analysis, batch);
    await insertChunks(tx, batch);
    await storeEnding(tx, batch);
  });
}
