import { and, eq, gt, isNull } from 'drizzle-orm';
import { auth } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { sessions, users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { AppDeps, Authenticate } from '../feature.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';

const dayMs = 86_400_000;

function readBearerToken(request: FastifyRequest): string {
  const found = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '');
  if (found?.[1] === undefined) throw new AppError('UNAUTHENTICATED', 'no bearer token');
  return found[1];
}

/**
 * Whether a request carries no valid access token. It asks no database: an ended session counts as
 * signed in until its token expires, which is enough to share out what costs vendors' requests.
 */
export function createGuestCheck(
  accessTokens: Pick<AccessTokens, 'verify'>,
): (request: FastifyRequest) => Promise<boolean> {
  return async (request) => {
    if (request.headers.authorization === undefined) return true;
    try {
      await accessTokens.verify(readBearerToken(request));
      return false;
    } catch {
      return true;
    }
  };
}

type AuthenticateDeps = Pick<AppDeps, 'config' | 'db' | 'now'> & {
  readonly accessTokens?: AccessTokens;
};

/** Valid token, open session, account not disabled; else throws UNAUTHENTICATED. */
export function createAuthenticate(deps: AuthenticateDeps): Authenticate {
  const { db, now, accessTokens = createAccessTokens(deps) } = deps;
  return async (request) => {
    const { userId, sessionId } = await accessTokens.verify(readBearerToken(request));
    const [found] = await db
      .select({ role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.createdAt, new Date(now() - auth.refreshAbsoluteDays * dayMs)),
          eq(users.disabled, false),
        ),
      );
    if (found === undefined)
      throw new AppError('UNAUTHENTICATED', 'the session of this token has ended');
    return { userId, sessionId, role: found.role };
  };
}
