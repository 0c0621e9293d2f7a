import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerFeedback } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { answerFeedback, conversations, messages } from '../../db/schema/conversation.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';

/** The answer to a message of this person. Throws NOT_FOUND for none or another person's. */
async function getOwnAnswerId(db: Database, messageId: string, userId: number): Promise<string> {
  const [found] = await db
    .select({ answerId: messages.answerId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, parseId(messageId)), eq(conversations.userId, userId)));
  if (found === undefined) throw new AppError('NOT_FOUND', 'no such message of this person');
  return found.answerId;
}

type Rated = { readonly messageId: string; readonly userId: number };

/** Stores what a person thinks of an answer, in the place of what they thought before. */
export async function storeFeedback(
  db: Database,
  { messageId, userId }: Rated,
  { rating, reason, note, now }: AnswerFeedback & { readonly now: number },
): Promise<void> {
  const answerId = await getOwnAnswerId(db, messageId, userId);
  const values = {
    answerId,
    rating,
    reason: reason ?? null,
    note: note ?? null,
    createdAt: new Date(now),
  };
  await db
    .insert(answerFeedback)
    .values({ messageId, ...values })
    .onConflictDoUpdate({ target: answerFeedback.messageId, set: values });
}

export async function deleteFeedback(db: Database, { messageId, userId }: Rated): Promise<void> {
  const answerId = await getOwnAnswerId(db, messageId, userId);
  await db.delete(answerFeedback).where(eq(answerFeedback.answerId, answerId));
}

/** Ratings by the id of the answer; one of an answer that was made anew is none. */
export async function readRatings(
  db: Database,
  answerIds: readonly string[],
): Promise<ReadonlyMap<string, AnswerFeedback['rating']>> {
  if (answerIds.length === 0) return new Map();
  const rows = await db
    .select({ answerId: answerFeedback.answerId, rating: answerFeedback.rating })
    .from(answerFeedback)
    .where(inArray(answerFeedback.answerId, [...answerIds]));
  return new Map(rows.map(({ answerId, rating }) => [answerId, rating]));
}
