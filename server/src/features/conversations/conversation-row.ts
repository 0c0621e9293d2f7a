import { and, eq } from 'drizzle-orm';
import { isInterval, type Conversation } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { conversations } from '../../db/schema/conversation.ts';
import { AppError } from '../../errors.ts';

export type ConversationRow = typeof conversations.$inferSelect;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Returns the id in lower case. Throws NOT_FOUND when it is not a UUID. */
export function parseId(id: string): string {
  if (!isId(id)) throw new AppError('NOT_FOUND', 'not an id');
  return id.toLowerCase();
}

/** Reads this user's conversation. Throws NOT_FOUND for none or another user's. */
export async function getOwnConversation(
  db: Pick<Database, 'select'>,
  id: string,
  userId: number,
): Promise<ConversationRow> {
  const own = and(eq(conversations.id, parseId(id)), eq(conversations.userId, userId));
  const [found] = await db.select().from(conversations).where(own);
  if (found === undefined) throw new AppError('NOT_FOUND', 'no such conversation of this person');
  return found;
}

export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    ...(row.symbol === null ? {} : { symbol: row.symbol }),
    ...(isInterval(row.interval) ? { interval: row.interval } : {}),
  };
}
