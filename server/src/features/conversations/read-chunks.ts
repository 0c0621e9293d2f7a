import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { addId } from '../../analysis-text.ts';
import type { Database } from '../../db/database.ts';
import { analyses, analysisTexts, answerChunks, messages } from '../../db/schema/conversation.ts';
import { encodeAnalysisChunk } from './answer-chunk.ts';
import { isInBranch } from './branch.ts';

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

/** The events of the answers of these messages, in order. */
export function readMessageChunks(
  db: Database,
  messageIds: readonly string[],
): Promise<StoredChunk[]> {
  if (messageIds.length === 0) return Promise.resolve([]);
  return readChunks(db, inArray(messages.id, [...messageIds]));
}

/** JSON of the last analysis of a branch that was answered before a position. */
export async function readAnalysisBefore(
  db: Database,
  lastMessageId: string | null,
  position: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: analyses.id, content: analysisTexts.body })
    .from(messages)
    .innerJoin(answerChunks, eq(answerChunks.answerId, messages.answerId))
    .innerJoin(analyses, eq(analyses.id, answerChunks.analysisId))
    .innerJoin(analysisTexts, eq(analysisTexts.hash, analyses.contentHash))
    .where(and(isInBranch(lastMessageId), lt(messages.position, position)))
    .orderBy(desc(messages.position), desc(answerChunks.position))
    .limit(1);
  return found === undefined ? undefined : addId(found.id, found.content);
}
