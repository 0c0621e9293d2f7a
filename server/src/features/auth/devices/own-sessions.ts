import { auth, type OwnSession } from '@vela/contracts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../../db/schema/account.ts';
import { AppError } from '../../../errors.ts';
import { parseId } from '../../../http/parse-id.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { endSessions } from '../session.ts';
import { describeDevice } from './describe-device.ts';

const dayMs = 86_400_000;

/** The open sessions of a person, the latest used first. */
export async function listOwnSessions(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  { userId, sessionId }: AccountCall['caller'],
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.lastUsedAt, new Date(now() - auth.refreshIdleDays * dayMs)),
        gt(sessions.createdAt, new Date(now() - auth.refreshAbsoluteDays * dayMs)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return rows.map(({ id, ip, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ip,
    ...describeDevice(userAgent),
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
    current: id === sessionId,
  }));
}

/** Ends an open session of the person. Throws NOT_FOUND for none or another person's. */
export async function endOwnSession(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  id: string,
): Promise<void> {
  const at = deps.now();
  const sessionId = parseId(id);
  await deps.db.transaction(async (tx) => {
    const own = and(eq(sessions.id, sessionId), eq(sessions.userId, caller.userId));
    const [found] = await tx
      .select()
      .from(sessions)
      .where(and(own, isNull(sessions.endedAt)));
    if (found === undefined) throw new AppError('NOT_FOUND', 'no such session of this person');
    await endSessions(tx, { sessionId }, { at, reason: 'revoked' });
    const event = { action: 'session-ended', result: 'success', target: sessionId } as const;
    await recordAuditEvent(tx, { at, client, event: { ...event, actorId: caller.userId } });
  });
  await deps.syncSessions();
}

/** Signs the person out everywhere, here too. */
export async function endAllSessions(
  deps: AuthDeps,
  { caller: { userId }, client }: AccountCall,
): Promise<void> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await endSessions(tx, { userId }, { at, reason: 'revoked' });
    const event = { action: 'all-sessions-ended', result: 'success', actorId: userId } as const;
    await recordAuditEvent(tx, { at, client, event });
  });
  await deps.syncSessions();
}
