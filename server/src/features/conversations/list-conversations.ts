import { and, desc, eq, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { foldText, type ConversationList } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { conversations, messages } from '../../db/schema/conversation.ts';
import { isId } from '../../http/parse-id.ts';
import { toConversation, type ConversationRow } from './conversation-row.ts';

type Cursor = { readonly isPinned: boolean; readonly updatedAt: Date; readonly id: string };

function toCursor({ pinnedAt, updatedAt, id }: ConversationRow): string {
  const rank = pinnedAt === null ? 0 : 1;
  return Buffer.from(`${rank}.${updatedAt.getTime()}.${id}`).toString('base64url');
}

/** Years after 9999 have five digits, which PostgreSQL does not parse. */
const lastInstant = Date.UTC(9999, 11, 31);

/** Decodes a `nextCursor`; undefined when it is invalid. */
export function parseCursor(text: string): Cursor | undefined {
  const [, rank, updatedAt, id = ''] =
    /^([01])\.(\d{1,15})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const at = Number(updatedAt);
  if (!(at <= lastInstant) || !isId(id)) return undefined;
  return { isPinned: rank === '1', updatedAt: new Date(at), id };
}

const isPinned = isNotNull(conversations.pinnedAt);

function isAfter(cursor: Cursor) {
  return sql`(${isPinned}, ${conversations.updatedAt}, ${conversations.id}) < (${cursor.isPinned}, ${cursor.updatedAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}

/** Folded as `foldText` does it, so that "İstanbul" is found by "istanbul" and "ISTANBUL". */
const toFolded = (column: SQLWrapper) =>
  sql`lower(translate(${column}, 'ıİşŞğĞçÇöÖüÜâÂîÎûÛ', 'iissggccoouuaaiiuu'))`;

/** Whether the title or a question holds the words; no pattern, so that "%" is a letter. */
function isFound(query: string) {
  const folded = foldText(query);
  return sql`(strpos(${toFolded(conversations.title)}, ${folded}) > 0 or exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id} and strpos(${toFolded(messages.text)}, ${folded}) > 0))`;
}

type Page = {
  readonly userId: number;
  readonly limit: number;
  readonly cursor?: Cursor | undefined;
  readonly query?: string | undefined;
  /** The archived ones, which are not listed otherwise. */
  readonly archived: 'true' | undefined;
};

/** One page of a user's conversations: pinned ones, then the others, each latest change first. */
export async function listConversations(
  db: Database,
  { userId, limit, cursor, query = '', archived }: Page,
): Promise<ConversationList> {
  const { archivedAt } = conversations;
  const rows = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        archived === 'true' ? isNotNull(archivedAt) : isNull(archivedAt),
        query === '' ? undefined : isFound(query),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(desc(isPinned), desc(conversations.updatedAt), desc(conversations.id))
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
