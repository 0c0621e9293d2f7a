import { and, eq } from 'drizzle-orm';
import { isInterval, type Conversation } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { conversations } from '../../db/schema/conversation.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';

export type ConversationRow = typeof conversations.$inferSelect;

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
    ...(row.pinnedAt === null ? {} : { pinned: true as const }),
    ...(row.archivedAt === null ? {} : { archived: true as const }),
    ...(isInterval(row.interval) ? { interval: row.interval } : {}),
  };
}
