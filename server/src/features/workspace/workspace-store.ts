import { eq, sql } from 'drizzle-orm';
import { workspaceSchema, type ChangeWorkspaceRequest, type Workspace } from '@vela/contracts';
import type { Database } from '../../db/database.ts';
import { conversations } from '../../db/schema/conversation.ts';
import { preferences } from '../../db/schema/profile.ts';
import { workspaces } from '../../db/schema/workspace.ts';

const noChart = { symbol: null, interval: null };
const noWorkspace = { ...noChart, candleLimit: null, conversationId: null, layers: {} };

/**
 * Reads the workspace of an account; an empty one before its first change. The chart that the person
 * chose to open with goes before the one that was left last.
 */
export async function readWorkspace(db: Database, userId: number): Promise<Workspace> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.userId, userId));
  const [chosen] = await db
    .select({ symbol: preferences.symbol, interval: preferences.interval })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  const stored = { ...noWorkspace, ...row };
  const preferred = { ...noChart, ...chosen };
  const chart = {
    symbol: preferred.symbol ?? stored.symbol,
    interval: preferred.interval ?? stored.interval,
    limit: stored.candleLimit,
  };
  return workspaceSchema.parse({
    ...Object.fromEntries(Object.entries(chart).filter(([, value]) => value !== null)),
    conversation: stored.conversationId,
    layers: stored.layers,
  });
}

/**
 * The conversation, if this account has it; else NULL. Locked, so that a deletion at the same time
 * comes before or after the change.
 */
const selectOwnConversation = (id: string, userId: number) =>
  sql`(select ${conversations.id} from ${conversations}
    where ${conversations.id} = ${id} and ${conversations.userId} = ${userId} for key share)`;

/**
 * Changes the given parts of a workspace; tabs and devices that change others at the same time do
 * not undo each other. A conversation that this account does not have, because another tab deleted
 * it meanwhile, leaves none open; the other parts are kept.
 */
export async function changeWorkspace(
  db: Database,
  { symbol, interval, limit, conversation, layers = {} }: ChangeWorkspaceRequest,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  const conversationId =
    typeof conversation === 'string' ? selectOwnConversation(conversation, userId) : conversation;
  const change = {
    ...(symbol === undefined ? {} : { symbol }),
    ...(interval === undefined ? {} : { interval }),
    ...(limit === undefined ? {} : { candleLimit: limit }),
    ...(conversationId === undefined ? {} : { conversationId }),
    updatedAt: new Date(now),
  };
  await db
    .insert(workspaces)
    .values({ userId, ...change, layers })
    .onConflictDoUpdate({
      target: workspaces.userId,
      set: { ...change, layers: sql`${workspaces.layers} || excluded.layers` },
    });
}
