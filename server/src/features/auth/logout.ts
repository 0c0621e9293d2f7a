import { eq } from 'drizzle-orm';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { hashToken } from '../../derived-key.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { endSessions } from './session.ts';

/** Ends the session of a refresh token; ignores an unknown token. */
export async function logout(
  deps: AuthDeps,
  token: string | undefined,
  client: Client,
): Promise<void> {
  if (token === undefined) return;
  await deps.db.transaction(async (tx) => {
    const [session] = await tx
      .select({ id: sessions.id, userId: sessions.userId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hashToken(token)));
    if (session === undefined) return;
    await endSessions(tx, { sessionId: session.id }, { at: deps.now(), reason: 'logout' });
    await recordAuditEvent(tx, {
      at: deps.now(),
      client,
      event: { action: 'logout', result: 'success', actorId: session.userId, target: session.id },
    });
  });
  await deps.syncSessions();
}
