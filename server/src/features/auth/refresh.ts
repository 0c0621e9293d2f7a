import { randomBytes, type KeyObject } from 'node:crypto';
import { auth } from '@vela/contracts';
import { eq, sql } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../db/schema/account.ts';
import { hashWithKey, hashToken } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { createSessionReusedMail } from '../../mail/templates/session-reused.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { createPageLink } from './create-page-link.ts';
import { noteOtherBrowser } from './devices/note-other-browser.ts';
import { endSessions, calculateSessionExpiry } from './session.ts';

type Refreshed = {
  readonly kind: 'refreshed';
  readonly userId: number;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
};
type Outcome = Refreshed | { readonly kind: 'refused' } | { readonly kind: 'reused' };
type Found = {
  readonly token: typeof refreshTokens.$inferSelect;
  /** Since its rotation, by the database's clock; null before. */
  readonly rotatedSecondsAgo: number | null;
  readonly session: typeof sessions.$inferSelect;
  readonly user: typeof users.$inferSelect;
};

/** Derives a successor from token, server key and stored salt: reissued, never stored. */
function deriveSuccessor(key: KeyObject, token: string, salt: string): string {
  return hashWithKey(key, `${salt}.${token}`);
}

async function findRefreshToken(writer: Writer, token: string): Promise<Found | undefined> {
  const [found] = await writer
    .select({
      token: refreshTokens,
      session: sessions,
      user: users,
      rotatedSecondsAgo: sql<
        number | null
      >`extract(epoch from clock_timestamp() - ${refreshTokens.rotatedAt})::float8`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hashToken(token)))
    // Locks: of parallel refreshes with one token one rotates, the others see it rotated.
    .for('update', { of: [refreshTokens, sessions] });
  return found;
}

async function rotateRefreshToken(
  deps: AuthDeps,
  writer: Writer,
  { token, found }: { token: string; found: Found },
): Promise<Refreshed> {
  const at = new Date(deps.now());
  const salt = randomBytes(16).toString('base64url');
  const refreshToken = deriveSuccessor(deps.keys.refreshSuccessor[0], token, salt);
  const successorHash = hashToken(refreshToken);
  const { session } = found;
  await writer
    .update(refreshTokens)
    .set({ usedAt: at, rotatedAt: sql`clock_timestamp()`, successorSalt: salt, successorHash })
    .where(eq(refreshTokens.hash, found.token.hash));
  await writer
    .insert(refreshTokens)
    .values({ hash: successorHash, sessionId: session.id, createdAt: at });
  await writer.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, session.id));
  const expiresAt = calculateSessionExpiry({ createdAt: session.createdAt, lastUsedAt: at });
  return {
    kind: 'refreshed',
    userId: session.userId,
    sessionId: session.id,
    refreshToken,
    expiresAt,
  };
}

/** Again within grace, if unused: a lost response or two racing tabs. Otherwise undefined. */
async function reissueSuccessor(
  deps: AuthDeps,
  writer: Writer,
  { token, found }: { token: string; found: Found },
): Promise<Refreshed | undefined> {
  const { successorSalt, successorHash } = found.token;
  const { rotatedSecondsAgo } = found;
  if (rotatedSecondsAgo === null || successorSalt === null || successorHash === null)
    return undefined;
  if (rotatedSecondsAgo > auth.refreshGraceSeconds) return undefined;
  // Another process may have derived it by the other secret.
  const refreshToken = deps.keys.refreshSuccessor
    .map((key) => deriveSuccessor(key, token, successorSalt))
    .find((one) => hashToken(one) === successorHash);
  if (refreshToken === undefined) return undefined;
  const [successor] = await writer
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, successorHash));
  if (successor === undefined || successor.usedAt !== null) return undefined;
  const { session } = found;
  return {
    kind: 'refreshed',
    userId: session.userId,
    sessionId: session.id,
    refreshToken,
    expiresAt: calculateSessionExpiry(session),
  };
}

async function endReusedSession(
  deps: AuthDeps,
  writer: Writer,
  { found, client }: { found: Found; client: Client },
): Promise<Outcome> {
  const { session, user } = found;
  const at = deps.now();
  await endSessions(writer, { sessionId: session.id }, { at, reason: 'reused-token' });
  await recordAuditEvent(writer, {
    at,
    client,
    event: { action: 'refresh-reused', result: 'failure', actorId: user.id, target: session.id },
  });
  const { email: to, language } = user;
  const mail = createSessionReusedMail({
    to,
    language,
    forgotLink: createPageLink(deps.config, { path: '/forgot-password', language }),
  });
  await deps.mails.enqueue(writer, { userId: user.id, kind: 'session-reused', mail });
  return { kind: 'reused' };
}

async function resolveRefresh(
  deps: AuthDeps,
  writer: Writer,
  { token, client }: { token: string; client: Client },
): Promise<Outcome> {
  const found = await findRefreshToken(writer, token);
  if (found === undefined) return { kind: 'refused' };
  const { session, user } = found;
  if (session.endedAt !== null)
    return { kind: session.endReason === 'reused-token' ? 'reused' : 'refused' };
  if (user.disabled) return { kind: 'refused' };
  if (calculateSessionExpiry(session) <= deps.now()) {
    await endSessions(writer, { sessionId: session.id }, { at: deps.now(), reason: 'expired' });
    return { kind: 'refused' };
  }
  if (found.token.usedAt === null) {
    await noteOtherBrowser(deps, writer, { session, client });
    return rotateRefreshToken(deps, writer, { token, found });
  }
  return (
    (await reissueSuccessor(deps, writer, { token, found })) ??
    endReusedSession(deps, writer, { found, client })
  );
}

/**
 * New access token, rotated refresh token; a reused one ends its session (one of two holders is a
 * thief), but for `reissueSuccessor`. Throws REFRESH_FAILED or REFRESH_TOKEN_REUSED.
 */
export async function refresh(
  deps: AuthDeps,
  token: string | undefined,
  client: Client,
): Promise<{ accessToken: string; refreshToken: string; expiresAt: number }> {
  await deps.limits.count('refresh', { ip: client.ip });
  if (token === undefined) throw new AppError('REFRESH_FAILED', 'no refresh cookie');
  const outcome = await deps.db.transaction((tx) => resolveRefresh(deps, tx, { token, client }));
  if (outcome.kind !== 'refreshed') await deps.syncSessions();
  switch (outcome.kind) {
    case 'refused':
      throw new AppError(
        'REFRESH_FAILED',
        'the refresh token is unknown, or its session has ended',
      );
    case 'reused':
      deps.mails.deliverSoon();
      throw new AppError('REFRESH_TOKEN_REUSED', 'a refresh token was used a second time');
    case 'refreshed':
      return {
        accessToken: await deps.accessTokens.sign(outcome),
        refreshToken: outcome.refreshToken,
        expiresAt: outcome.expiresAt,
      };
    default:
      return outcome satisfies never;
  }
}
