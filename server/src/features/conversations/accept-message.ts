import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { openBranch } from './branch.ts';
import { createStartChunk, type EncodedChunk } from './answer-chunk.ts';
import { parseMessageOptions, type MessageOptions } from './message-options.ts';
import type { ConversationRow } from './conversation-row.ts';
import { insertChunks } from './store-chunks.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = {
  readonly id: string;
  readonly text: string;
  readonly chosen: MessageOptions;
  /** Id of the message in whose place it stands: a branch begins there. */
  readonly replaces?: string | undefined;
};

export type Accepted =
  /** The answer starts, or restarts after it failed; its first event is stored. */
  | {
      readonly kind: 'begun';
      readonly message: MessageRow;
      readonly start: EncodedChunk;
      /** As it is once the message is in it. */
      readonly conversation: ConversationRow;
    }
  /** The message was answered before. */
  | { readonly kind: 'answered'; readonly message: MessageRow };

const maxTitleLength = 60;

function createTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxTitleLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', maxTitleLength) + 1 || maxTitleLength).trim()}…`;
}

/** Whether a resent message equals the stored one; omitted options match, language is wording. */
function isSameMessage(
  message: MessageRow,
  { text, chosen }: Pick<NewMessage, 'text' | 'chosen'>,
): boolean {
  const { language: _, ...before } = parseMessageOptions(message);
  const { language: __, ...now } = chosen;
  return message.text === text && isDeepStrictEqual({ ...before, ...now }, before);
}

/** A stored message by id. Throws NOT_FOUND (other user) or MESSAGE_ID_TAKEN (other message). */
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
  if (!isSameMessage(found.message, given))
    throw new AppError(
      'MESSAGE_ID_TAKEN',
      'the message id is of a message that asks something else',
    );
  return found.message;
}

/** Marks answers as failed that are stored as running although no run is in memory. */
async function markRunningAnswersFailed(tx: Transaction, conversationId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ answerState: 'failed' })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.answerState, 'running')));
}

async function resetAnswer(tx: Transaction, message: MessageRow, now: number): Promise<MessageRow> {
  await tx.delete(answerChunks).where(eq(answerChunks.messageId, message.id));
  const [restarted] = await tx
    .update(messages)
    .set({ answerId: randomUUID(), answerState: 'running', answerStartedAt: new Date(now) })
    .where(eq(messages.id, message.id))
    .returning();
  return restarted ?? message;
}

/** The message that a new one follows: the end of the branch, or that before the one it replaces. */
async function findParent(
  tx: Transaction,
  conversation: ConversationRow,
  { replaces }: NewMessage,
): Promise<string | null> {
  if (replaces === undefined) return conversation.lastMessageId;
  const [replaced] = await tx
    .select({ parentId: messages.parentId })
    .from(messages)
    .where(and(eq(messages.id, replaces), eq(messages.conversationId, conversation.id)));
  if (replaced === undefined) throw new AppError('NOT_FOUND', 'no such message to replace here');
  return replaced.parentId;
}

async function insertMessage(
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
      parentId: await findParent(tx, conversation, given),
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
 * Stores a message and the first event of its answer; idempotent: a message that was answered
 * before is returned. Call under the lock of the conversation. Throws NOT_FOUND, MESSAGE_ID_TAKEN,
 * and what `refuse` throws.
 */
export async function acceptMessage(
  db: Database,
  conversation: ConversationRow,
  given: NewMessage & {
    readonly now: number;
    /** Name of the narrator that will answer. */
    readonly author: string;
    /** Called before an answer starts; throws to reject it. */
    readonly refuse: () => void;
  },
): Promise<Accepted> {
  return db.transaction(async (tx) => {
    // Row lock: other servers on this database wait here.
    const own = eq(conversations.id, conversation.id);
    const [locked] = await tx.select().from(conversations).where(own).for('update');
    if (locked === undefined) throw new AppError('NOT_FOUND', 'the conversation was deleted');
    const known = await findMessage(tx, given, conversation);
    if (known?.answerState === 'completed' || known?.answerState === 'stopped')
      return { kind: 'answered', message: known };
    given.refuse();
    await markRunningAnswersFailed(tx, conversation.id);
    const message =
      known === undefined
        ? await insertMessage(tx, locked, given)
        : await resetAnswer(tx, known, given.now);
    const answer = { answerId: message.answerId, messageId: message.id, createdAt: given.now };
    const start = createStartChunk({ ...answer, author: given.author });
    await insertChunks(tx, {
      answer: { ...answer, conversationId: conversation.id, userId: conversation.userId },
      from: 0,
      chunks: [start],
    });
    const title = conversation.title === '' ? { title: createTitle(given.text) } : {};
    if (given.replaces !== undefined && known === undefined)
      await openBranch(tx, conversation, message.parentId);
    const last = known === undefined ? { lastMessageId: message.id } : {};
    const [changed] = await tx
      .update(conversations)
      // What is continued is no longer put away.
      .set({ ...title, ...last, archivedAt: null, updatedAt: new Date(given.now) })
      .where(own)
      .returning();
    return { kind: 'begun', message, start, conversation: changed ?? locked };
  });
}
