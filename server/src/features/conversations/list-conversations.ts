import { and, desc, eq, sql } from 'drizzle-orm';
import type { ConversationList } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { conversations } from '../../db/schema/conversation.ts';
import { isId } from '../../http/parse-id.ts';
import { toConversation, type ConversationRow } from './conversation-row.ts';

type Cursor = { readonly updatedAt: Date; readonly id: string };

function toCursor({ updatedAt, id }: Cursor): string {
  return Buffer.from(`${updatedAt.getTime()}.${id}`).toString('base64url');
}

/** Years after 9999 have five digits, which PostgreSQL does not parse. */
const lastInstant = Date.UTC(9999, 11, 31);

/** Decodes a `nextCursor`; undefined when it is invalid. */
export function parseCursor(text: string): Cursor | undefined {
  const [, updatedAt, id = ''] =
    /^(\d{1,15})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const at = Number(updatedAt);
  return at <= lastInstant && isId(id) ? { updatedAt: new Date(at), id } : undefined;
}

function isAfter(cursor: Cursor) {
  return sql`(${conversations.updatedAt}, ${conversations.id}) < (${cursor.updatedAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}

type Page = {
  readonly userId: number;
  readonly limit: number;
  readonly cursor?: Cursor | undefined;
};

/** One page of a user's conversations, the latest change first. */
export async function listConversations(
  db: Database,
  { userId, limit, cursor }: Page,
): Promise<ConversationList> {
  const rows: ConversationRow[] = await db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.userId, userId), cursor === undefined ? undefined : isAfter(cursor)),
    )
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(toConversation),
    nextCursor: rows.length > limit && last !== undefined ? toCursor(last) : null,
  };
}

/** The ids of all conversations of a person. */
export async function listOwnIds(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, userId));
  return rows.map(({ id }) => id);
}
