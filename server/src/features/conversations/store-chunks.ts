import { eq, sql } from 'drizzle-orm';
import type { Explanation } from '@vela/contracts';
import { explainAnalysis, storeAnalysis } from '../../db/analysis-store.ts';
import type { Database } from '../../db/database.ts';
import { answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { EncodedChunk } from './answer-chunk.ts';
import type { AnswerIdentity } from './answer-run.ts';

/** How an answer ended; its analyses get their explanation with it. */
export type AnswerEnding = {
  readonly outcome: 'completed' | 'stopped' | 'failed';
  readonly analysisIds: readonly string[];
  readonly explanation: Explanation;
};

export type ChunkBatch = {
  readonly answer: AnswerIdentity;
  /** Position of the first chunk in the answer. */
  readonly from: number;
  readonly chunks: readonly EncodedChunk[];
  /** The candle limit that was asked for. */
  readonly limit: number | undefined;
  readonly now: number;
  readonly ending?: AnswerEnding;
};

type AnalysisOfChunk = NonNullable<EncodedChunk['analysis']>;

/** Keeps an analysis, and makes it what the conversation is about; the first one names a conversation that nobody named. */
async function storeAnalysisOfAnswer(
  tx: Transaction,
  { shown, content }: AnalysisOfChunk,
  batch: ChunkBatch,
): Promise<void> {
  const { conversationId, userId } = batch.answer;
  await storeAnalysis(tx, {
    userId,
    conversationId,
    analysis: shown,
    content,
    createdAt: batch.now,
  });
  const { instrument, interval, mode } = shown;
  await tx
    .update(conversations)
    .set({
      title: sql`case when ${conversations.renamed} or ${conversations.symbol} is not null then ${conversations.title} else ${`${instrument.symbol} ${interval}`} end`,
      symbol: instrument.symbol,
      interval,
      mode,
      lastAnalysisId: shown.id,
      ...(batch.limit === undefined ? {} : { candleLimit: batch.limit }),
    })
    .where(eq(conversations.id, conversationId));
}

/** Adds chunks to a stored answer. A chunk that is already there stays, so that an uncertain commit can be tried again. */
export async function insertChunks(
  db: Database | Transaction,
  { answer, from, chunks }: Pick<ChunkBatch, 'answer' | 'from' | 'chunks'>,
): Promise<void> {
  const rows = chunks.map(({ json, analysis }, index) => ({
    answerId: answer.answerId,
    position: from + index,
    messageId: answer.messageId,
    chunk: analysis === undefined ? json : '',
    analysisId: analysis?.shown.id ?? null,
  }));
  await db.insert(answerChunks).values(rows).onConflictDoNothing();
}

async function storeEnding(tx: Transaction, { answer, ending, now }: ChunkBatch): Promise<void> {
  if (ending === undefined) return;
  for (const id of ending.analysisIds) await explainAnalysis(tx, id, ending.explanation);
  await tx
    .update(messages)
    .set({ answerState: ending.outcome })
    .where(eq(messages.answerId, answer.answerId));
  await tx
    .update(conversations)
    .set({ updatedAt: new Date(now) })
    .where(eq(conversations.id, answer.conversationId));
}

/** Stores the next events of an answer, all or none. When it resolves they are committed and may be sent. */
export async function storeChunks(db: Database, batch: ChunkBatch): Promise<void> {
  const analyses = batch.chunks.flatMap(({ analysis }) => analysis ?? []);
  if (analyses.length === 0 && batch.ending === undefined) {
    await insertChunks(db, batch);
    return;
  }
  await db.transaction(async (tx) => {
    for (const analysis of analyses) await storeAnalysisOfAnswer(tx, analysis, batch);
    await insertChunks(tx, batch);
    await storeEnding(tx, batch);
  });
}
