import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, analysisTexts, answerChunks, messages } from '../../db/schema/conversation.ts';
import { encodeAnalysisChunk } from './answer-chunk.ts';

export type StoredChunk = { readonly messageId: string; readonly json: string };

async function readChunks(db: Database, where: SQL): Promise<StoredChunk[]> {
  const rows = await db
    .select({
      messageId: answerChunks.messageId,
      chunk: answerChunks.chunk,
      analysisId: answerChunks.analysisId,
      content: analysisTexts.body,
    })
    .from(answerChunks)
    .innerJoin(messages, eq(messages.answerId, answerChunks.answerId))
    .leftJoin(analyses, eq(analyses.id, answerChunks.analysisId))
    .leftJoin(analysisTexts, eq(analysisTexts.hash, analyses.contentHash))
    .where(where)
    .orderBy(asc(messages.position), asc(answerChunks.position));
  return rows.map(({ messageId, chunk, analysisId, content }) => ({
    messageId,
    json:
      analysisId === null || content === null ? chunk : encodeAnalysisChunk(analysisId, content),
  }));
}

/** JSON of the events of one answer, in the order they were sent. */
export async function readAnswerEvents(db: Database, answerId: string): Promise<string[]> {
  const chunks = await readChunks(db, eq(answerChunks.answerId, answerId));
  return chunks.map(({ json }) => json);
}

/** The events of every answer of a conversation, in order. */
export function readConversationChunks(
  db: Database,
  conversationId: string,
): Promise<StoredChunk[]> {
  return readChunks(db, eq(messages.conversationId, conversationId));
}
