import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { startChunk, type EncodedChunk } from './answer-chunk.ts';
import { parseChosen, type Chosen } from './chosen.ts';
import type { ConversationRow } from './conversation-row.ts';
import { insertChunks } from './store-chunks.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = { readonly id: string; readonly text: string; readonly chosen: Chosen };

export type Accepted =
  /** The answer begins, or begins anew after it had broken off; its first event is stored. */
  | { readonly kind: 'begun'; readonly message: MessageRow; readonly start: EncodedChunk }
  /** The message was answered before. */
  | { readonly kind: 'answered'; readonly message: MessageRow };

const titleLength = 60;

function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', titleLength) + 1 || titleLength).trim()}…`;
}

/** Whether a message is sent again as it was. What is left out the second time stays as it was; the language is only how it is told. */
function saysTheSame(
  message: MessageRow,
  { text, chosen }: Pick<NewMessage, 'text' | 'chosen'>,
): boolean {
  const { language: _, ...before } = parseChosen(message);
  const { language: __, ...now } = chosen;
  return message.text === text && isDeepStrictEqual({ ...before, ...now }, before);
}

/**
 * The message of this id, when it was sent before. Throws NOT_FOUND when the id is that of another person's message, MESSAGE_ID_TAKEN when it
 * is of another conversation or asks something else.
 */
export async function findMessage(
  db: Database | Transaction,
  given: NewMessage,
  conversation: ConversationRow,
): Promise<MessageRow | undefined> {
  const [found] = await db
    .select({ message: messages, userId: conversations.userId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, given.id));
  if (found === undefined) return undefined;
  if (found.userId !== conversation.userId)
    throw new AppError('NOT_FOUND', 'the message id is of another person');
  if (found.message.conversationId !== conversation.id)
    throw new AppError('MESSAGE_ID_TAKEN', 'the message id is of another conversation');
  if (!saysTheSame(found.message, given))
    throw new AppError(
      'MESSAGE_ID_TAKEN',
      'the message id is of a message that asks something else',
    );
  return found.message;
}

/** What the database calls running although no run is in memory has broken off. */
async function endBrokenAnswers(tx: Transaction, conversationId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ answerState: 'failed' })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.answerState, 'running')));
}

async function restart(tx: Transaction, message: MessageRow, now: number): Promise<MessageRow> {
  await tx.delete(answerChunks).where(eq(answerChunks.messageId, message.id));
  const [restarted] = await tx
    .update(messages)
    .set({ answerId: randomUUID(), answerState: 'running', answerStartedAt: new Date(now) })
    .where(eq(messages.id, message.id))
    .returning();
  return restarted ?? message;
}

async function insert(
  tx: Transaction,
  conversation: ConversationRow,
  given: NewMessage & { now: number },
): Promise<MessageRow> {
  const at = new Date(given.now);
  const [inserted] = await tx
    .insert(messages)
    .values({
      id: given.id,
      conversationId: conversation.id,
      text: given.text,
      chosen: given.chosen,
      createdAt: at,
      answerId: randomUUID(),
      answerState: 'running',
      answerStartedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted === undefined)
    throw new AppError(
      'MESSAGE_ID_TAKEN',
      'the same message id was stored elsewhere at the same moment',
    );
  return inserted;
}

/**
 * Stores a message and the beginning of its answer, once: a message that was answered before is found. To be called while nothing else can
 * begin in the conversation. Throws NOT_FOUND, MESSAGE_ID_TAKEN, and what `refuse` throws.
 */
export async function acceptMessage(
  db: Database,
  conversation: ConversationRow,
  given: NewMessage & {
    readonly now: number;
    /** Called before an answer begins; throws to refuse it. */
    readonly refuse: () => void;
  },
): Promise<Accepted> {
  return db.transaction(async (tx) => {
    // Other servers on this database wait here.
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversation.id))
      .for('update');
    const known = await findMessage(tx, given, conversation);
    if (known?.answerState === 'completed' || known?.answerState === 'stopped')
      return { kind: 'answered', message: known };
    given.refuse();
    await endBrokenAnswers(tx, conversation.id);
    const message =
      known === undefined
        ? await insert(tx, conversation, given)
        : await restart(tx, known, given.now);
    const answer = { answerId: message.answerId, messageId: message.id, createdAt: given.now };
    const start = startChunk(answer);
    await insertChunks(tx, {
      answer: { ...answer, conversationId: conversation.id, userId: conversation.userId },
      from: 0,
      chunks: [start],
    });
    const title = conversation.title === '' ? { title: titleFrom(given.text) } : {};
    await tx
      .update(conversations)
      .set({ ...title, updatedAt: new Date(given.now) })
      .where(eq(conversations.id, conversation.id));
    return { kind: 'begun', message, start };
  });
}
