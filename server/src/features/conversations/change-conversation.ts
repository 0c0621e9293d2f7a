import { eq } from 'drizzle-orm';
import type { ChangeConversationRequest } from '@vela/contracts';
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

/** Sets the user's title, pins or archives; `updatedAt` and so the place among its like stay. */
export async function changeConversation(
  db: Database,
  { id, pinnedAt, archivedAt }: ConversationRow,
  { title, pinned, archived, now }: ChangeConversationRequest & { readonly now: number },
): Promise<ConversationRow> {
  const at = new Date(now);
  const set = {
    ...(title === undefined ? {} : { title, renamed: true }),
    pinnedAt: pinned === undefined ? pinnedAt : pinned ? at : null,
    archivedAt: archived === undefined ? archivedAt : archived ? at : null,
  };
  const [changed] = await db
    .update(conversations)
    .set(set)
    .where(eq(conversations.id, id))
    .returning();
  if (changed === undefined)
    throw new AppError('NOT_FOUND', 'the conversation was deleted meanwhile');
  return changed;
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
