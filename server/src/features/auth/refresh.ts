import { randomBytes } from 'node:crypto';
import { auth } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '../../db/schema/account.ts';
import { keyedHash, tokenHash } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { sessionReusedMail } from '../../mail/templates/session-reused.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { pageLink } from './page-links.ts';
import { endSessions, expiryOf } from './session.ts';

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
  readonly session: typeof sessions.$inferSelect;
  readonly user: typeof users.$inferSelect;
};

/** A token's successor can be made again from the token itself, and by nobody else: it needs the server's key and the stored salt. */
function successorOf(deps: AuthDeps, token: string, salt: string): string {
  return keyedHash(deps.keys.refreshSuccessor, `${salt}.${token}`);
}

async function find(writer: Writer, token: string): Promise<Found | undefined> {
  const [found] = await writer
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, tokenHash(token)))
    // Of many refreshes at once with one token, one rotates and the others then see that it did.
    .for('update', { of: [refreshTokens, sessions] });
  return found;
}

async function rotate(
  deps: AuthDeps,
  writer: Writer,
  { token, found }: { token: string; found: Found },
): Promise<Refreshed> {
  const at = new Date(deps.now());
  const salt = randomBytes(16).toString('base64url');
  const refreshToken = successorOf(deps, token, salt);
  const successorHash = tokenHash(refreshToken);
  const { session } = found;
  await writer
    .update(refreshTokens)
    .set({ usedAt: at, successorSalt: salt, successorHash })
    .where(eq(refreshTokens.hash, found.token.hash));
  await writer
    .insert(refreshTokens)
    .values({ hash: successorHash, sessionId: session.id, createdAt: at });
  await writer.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, session.id));
  const expiresAt = expiryOf({ createdAt: session.createdAt, lastUsedAt: at });
  return {
    kind: 'refreshed',
    userId: session.userId,
    sessionId: session.id,
    refreshToken,
    expiresAt,
  };
}

/** The same successor once more, for a client whose answer got lost or whose tabs raced: within the grace time, and only while it is unused. */
async function forgiven(
  deps: AuthDeps,
  writer: Writer,
  { token, found }: { token: string; found: Found },
): Promise<Refreshed | undefined> {
  const { usedAt, successorSalt, successorHash } = found.token;
  if (usedAt === null || successorSalt === null || successorHash === null) return undefined;
  if (deps.now() - usedAt.getTime() > auth.refreshGraceSeconds * 1000) return undefined;
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
    refreshToken: successorOf(deps, token, successorSalt),
    expiresAt: expiryOf(session),
  };
}

async function endReused(
  deps: AuthDeps,
  writer: Writer,
  { found, client }: { found: Found; client: Client },
): Promise<Outcome> {
  const { session, user } = found;
  const at = deps.now();
  await endSessions(writer, { sessionId: session.id }, { at, reason: 'reused-token' });
  await audit(writer, {
    at,
    client,
    event: { action: 'refresh-reused', result: 'failure', actorId: user.id, target: session.id },
  });
  const { email: to, language } = user;
  const mail = sessionReusedMail({
    to,
    language,
    forgotLink: pageLink(deps.config, { path: '/forgot-password', language }),
  });
  await deps.mails.enqueue(writer, { userId: user.id, kind: 'session-reused', mail });
  return { kind: 'reused' };
}

async function decide(
  deps: AuthDeps,
  writer: Writer,
  { token, client }: { token: string; client: Client },
): Promise<Outcome> {
  const found = await find(writer, token);
  if (found === undefined) return { kind: 'refused' };
  const { session, user } = found;
  if (session.endedAt !== null)
    return { kind: session.endReason === 'reused-token' ? 'reused' : 'refused' };
  if (user.disabled) return { kind: 'refused' };
  if (expiryOf(session) <= deps.now()) {
    await endSessions(writer, { sessionId: session.id }, { at: deps.now(), reason: 'expired' });
    return { kind: 'refused' };
  }
  if (found.token.usedAt === null) return rotate(deps, writer, { token, found });
  return (
    (await forgiven(deps, writer, { token, found })) ?? endReused(deps, writer, { found, client })
  );
}

/**
 * Gives a new access token and rotates the refresh token. A token that was already used ends its whole session, because one of its two
 * holders is a thief; see `forgiven` for the one exception. Throws REFRESH_FAILED or REFRESH_TOKEN_REUSED.
 */
export async function refresh(
  deps: AuthDeps,
  token: string | undefined,
  client: Client,
): Promise<{ accessToken: string; refreshToken: string; expiresAt: number }> {
  await deps.limits.count('refresh', { ip: client.ip });
  if (token === undefined) throw new AppError('REFRESH_FAILED', 'no refresh cookie');
  const outcome = await deps.db.transaction((tx) => decide(deps, tx, { token, client }));
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
