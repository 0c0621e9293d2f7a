import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { analyses, answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';
import type { ConversationRow } from './conversation-row.ts';

/** Whether a message is in the branch that ends with `lastId`; none is in that of null. */
export function isInBranch(lastId: string | null): SQL {
  return sql`${messages.id} in (with recursive branch as (
    select id, parent_id from messages where id = ${lastId}
    union all select m.id, m.parent_id from messages m join branch b on m.id = b.parent_id
  ) select id from branch)`;
}

/** The last message of the branch that goes on from a message: of several the latest. */
async function findLastAfter(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`with recursive after as (
    select id, position from messages where id = ${id}
    union all select next.id, next.position from after join lateral (
      select id, position from messages where parent_id = after.id order by position desc limit 1
    ) next on true
  ) select id from after order by position desc limit 1`);
  return rows[0]?.id ?? id;
}

/**
 * Shows the branch that ends with `lastId`, whose end is made the context of the next question:
 * what is asked about "it" is about what was answered in this branch.
 */
export async function openBranch(
  tx: Transaction,
  conversation: Pick<ConversationRow, 'id'>,
  lastId: string | null,
): Promise<void> {
  const [last] = await tx
    .select({ analysis: analyses })
    .from(messages)
    .innerJoin(answerChunks, eq(answerChunks.answerId, messages.answerId))
    .innerJoin(analyses, eq(analyses.id, answerChunks.analysisId))
    // A property is no instrument: what is asked about the chart is still about the last.
    .where(and(isInBranch(lastId), isNotNull(analyses.symbol)))
    .orderBy(desc(messages.position), desc(answerChunks.position))
    .limit(1);
  const { symbol = null, interval = null, mode = null, id = null } = last?.analysis ?? {};
  await tx
    .update(conversations)
    .set({ lastMessageId: lastId, symbol, interval, mode, lastAnalysisId: id })
    .where(eq(conversations.id, conversation.id));
}

/** Shows the branch of a message of this conversation, to its end. Throws NOT_FOUND. */
export async function chooseBranch(
  db: Database,
  conversation: Pick<ConversationRow, 'id'>,
  messageId: string,
): Promise<void> {
  const wanted = and(
    eq(messages.id, parseId(messageId)),
    eq(messages.conversationId, conversation.id),
  );
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: messages.id }).from(messages).where(wanted);
    if (found === undefined) throw new AppError('NOT_FOUND', 'no such message here');
    await openBranch(tx, conversation, await findLastAfter(tx, found.id));
  });
}

/** Messages that stand in the place of each other, in the order they were asked, by each id. */
export async function listVersions(
  db: Database,
  rows: readonly Pick<typeof messages.$inferSelect, 'id' | 'parentId' | 'conversationId'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [first] = rows;
  if (first === undefined) return new Map();
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const isFirst = rows.some(({ parentId }) => parentId === null);
  const found = await db
    .select({ id: messages.id, parentId: messages.parentId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, first.conversationId),
        or(
          parents.length === 0 ? undefined : inArray(messages.parentId, parents),
          isFirst ? isNull(messages.parentId) : undefined,
        ),
      ),
    )
    .orderBy(messages.position);
  const versions = Map.groupBy(found, ({ parentId }) => parentId);
  return new Map(
    rows.map(({ id, parentId }) => [id, (versions.get(parentId) ?? []).map((one) => one.id)]),
  );
}
