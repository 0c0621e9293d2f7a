import { randomBytes, randomUUID } from 'node:crypto';
import { auth, type SessionAnswer } from '@vela/contracts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { refreshTokens, sessions, type users } from '../../db/schema/account.ts';
import { hashToken } from '../../derived-key.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { cancelDeletion } from './own-data/account-deletion.ts';
import { toUser } from './to-user.ts';

const dayMs = 86_400_000;

/** Body of a session, and its cookie's refresh token until `expiresAt` (UTC ms). */
export type StartedSession = {
  readonly answer: SessionAnswer;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
};

type SessionTimes = { readonly createdAt: Date; readonly lastUsedAt: Date };

/** Expiry of a session in UTC milliseconds: seven days idle, thirty days absolute. */
export function calculateSessionExpiry({ createdAt, lastUsedAt }: SessionTimes): number {
  return Math.min(
    lastUsedAt.getTime() + auth.refreshIdleDays * dayMs,
    createdAt.getTime() + auth.refreshAbsoluteDays * dayMs,
  );
}

/** Creates a session with its first refresh token; keeps an account that was to be erased. */
export async function startSession(
  deps: AuthDeps,
  writer: Writer,
  { user, client }: { user: typeof users.$inferSelect; client: Client },
): Promise<StartedSession> {
  const at = new Date(deps.now());
  const isKept = await cancelDeletion(deps, writer, { user, client });
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
    .values({ hash: hashToken(refreshToken), sessionId, createdAt: at });
  const accessToken = await deps.accessTokens.sign({ userId: user.id, sessionId });
  return {
    answer: {
      user: toUser(user),
      access_token: accessToken,
      ...(isKept ? { deletion_cancelled: true as const } : {}),
    },
    sessionId,
    refreshToken,
    expiresAt: calculateSessionExpiry({ createdAt: at, lastUsedAt: at }),
  };
}

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

/** Ends one session, or all of a user; their access tokens are rejected from then on. */
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

/** Ends all sessions of a user but the one of the request. */
export async function endOtherSessions(
  writer: Writer,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
  end: { at: number; reason: EndReason },
): Promise<void> {
  await writer
    .update(sessions)
    .set({ endedAt: new Date(end.at), endReason: end.reason })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
}
