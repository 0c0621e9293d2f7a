import { randomBytes, randomUUID } from 'node:crypto';
import { auth, type SessionAnswer } from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens, sessions, type users } from '../../db/schema/account.ts';
import { tokenHash } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { toUser } from './to-user.ts';

const dayMs = 86_400_000;

/** A session's answer and the refresh token that goes into its cookie until `expiresAt`. */
export type StartedSession = {
  readonly answer: SessionAnswer;
  readonly refreshToken: string;
  readonly expiresAt: number;
};

type SessionTimes = { readonly createdAt: Date; readonly lastUsedAt: Date };

/** When a session ends by itself (UTC milliseconds): after seven days without use, and after thirty in any case. */
export function expiryOf({ createdAt, lastUsedAt }: SessionTimes): number {
  return Math.min(
    lastUsedAt.getTime() + auth.refreshIdleDays * dayMs,
    createdAt.getTime() + auth.refreshAbsoluteDays * dayMs,
  );
}

/** Opens a new session with its first refresh token. */
export async function startSession(
  deps: AuthDeps,
  writer: Writer,
  { user, client }: { user: typeof users.$inferSelect; client: Client },
): Promise<StartedSession> {
  const at = new Date(deps.now());
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  await writer.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    createdAt: at,
    lastUsedAt: at,
    ip: client.ip,
    userAgent: client.userAgent?.slice(0, 400) ?? null,
  });
  await writer
    .insert(refreshTokens)
    .values({ hash: tokenHash(refreshToken), sessionId, createdAt: at });
  const accessToken = await deps.accessTokens.sign({ userId: user.id, sessionId });
  return {
    answer: { user: toUser(user), access_token: accessToken },
    refreshToken,
    expiresAt: expiryOf({ createdAt: at, lastUsedAt: at }),
  };
}

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

/** Ends sessions that are still open: one, or all of a person. Their access tokens stop working with the next request. */
export async function endSessions(
  writer: Writer,
  which: { readonly sessionId: string } | { readonly userId: number },
  end: { at: number; reason: EndReason },
): Promise<void> {
  const chosen =
    'sessionId' in which ? eq(sessions.id, which.sessionId) : eq(sessions.userId, which.userId);
  await writer
    .update(sessions)
    .set({ endedAt: new Date(end.at), endReason: end.reason })
    .where(and(chosen, isNull(sessions.endedAt)));
}
