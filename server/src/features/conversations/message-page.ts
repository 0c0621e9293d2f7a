import { and, desc, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema/conversation.ts';
import type { MessageRow } from './accept-message.ts';
import { isInBranch } from './branch.ts';

/** Questions in their order, the latest before a position; `olderCursor` is null at the beginning. */
export type MessagePage = {
  readonly rows: readonly MessageRow[];
  readonly olderCursor: string | null;
};

const toCursor = (position: number): string => Buffer.from(String(position)).toString('base64url');

/** The position of an `olderCursor`; undefined when it is invalid. */
export function parseMessageCursor(text: string): number | undefined {
  const position = Buffer.from(text, 'base64url').toString();
  return /^\d{1,15}$/.test(position) ? Number(position) : undefined;
}

/** Reads the `limit` latest messages of a branch before a position, or of all. */
export async function readMessagePage(
  db: Database,
  lastMessageId: string | null,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<MessagePage> {
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        isInBranch(lastMessageId),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit + 1);
  const rows = found.slice(0, limit).toReversed();
  const [first] = rows;
  const hasOlder = found.length > limit && first !== undefined;
  return { rows, olderCursor: hasOlder ? toCursor(first.position) : null };
}
