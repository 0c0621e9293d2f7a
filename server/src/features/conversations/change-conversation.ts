import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { conversations } from '../../db/schema/conversation.ts';
import { AppError } from '../../errors.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import type { ConversationRow } from './conversation-row.ts';

type Beginning = { readonly userId: number; readonly title: string; readonly now: number };

export async function createConversation(
  db: Database,
  { userId, title, now }: Beginning,
): Promise<ConversationRow> {
  const at = new Date(now);
  const values = { userId, title, renamed: title !== '', createdAt: at, updatedAt: at };
  const [made] = await db.insert(conversations).values(values).returning();
  if (made === undefined) throw new Error('an inserted row is returned');
  return made;
}

/** Sets the user's title, never replaced automatically; `updatedAt` and so the place stay. */
export async function renameConversation(
  db: Database,
  id: string,
  title: string,
): Promise<ConversationRow> {
  const [renamed] = await db
    .update(conversations)
    .set({ title, renamed: true })
    .where(eq(conversations.id, id))
    .returning();
  if (renamed === undefined)
    throw new AppError('NOT_FOUND', 'the conversation was deleted meanwhile');
  return renamed;
}

/** Deletes conversations with their messages, answers and analyses; stops running answers first. */
export async function deleteConversations(
  { db, hub }: Pick<ConversationDeps, 'db' | 'hub'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await hub.withLock(id, async () => {
      await hub.stop(id);
      await db.delete(conversations).where(eq(conversations.id, id));
    });
  }
}
