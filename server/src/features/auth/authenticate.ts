import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AuthenticateReader, Caller } from '../feature.ts';
import { readApiKey } from './api-keys/read-api-key.ts';
import type { AccessTokens } from './access-token.ts';
import type { LiveSession, LiveSessions } from './live-sessions.ts';

function readBearerToken(request: FastifyRequest): string {
  const found = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '');
  if (found?.[1] === undefined) throw new AppError('UNAUTHENTICATED', 'no bearer token');
  return found[1];
}

/**
 * Whether a request carries no valid access token. It asks no database: an ended session counts as
 * signed in until its token expires, which is enough to share out what costs vendors' requests. An
 * API key is looked up, and one that is not valid is refused.
 */
export function createGuestCheck(
  accessTokens: Pick<AccessTokens, 'verify'>,
  authenticateReader: AuthenticateReader,
): (request: FastifyRequest) => Promise<boolean> {
  return async (request) => {
    if (request.headers.authorization === undefined) return true;
    if (readApiKey(request) !== undefined) {
      await authenticateReader(request, 'candles');
      return false;
    }
    try {
      await accessTokens.verify(readBearerToken(request));
      return false;
    } catch {
      return true;
    }
  };
}

/** A caller with the account of the session. */
export type SignedInCaller = Caller & Pick<LiveSession, 'userJson'>;

type AuthenticateDeps = {
  readonly accessTokens: Pick<AccessTokens, 'verify'>;
  readonly liveSessions: Pick<LiveSessions, 'find'>;
};

/** Valid token, open session, account not disabled; else throws UNAUTHENTICATED. */
export function createAuthenticate({
  accessTokens,
  liveSessions,
}: AuthenticateDeps): (request: FastifyRequest) => Promise<SignedInCaller> {
  return async (request) => {
    const { userId, sessionId } = await accessTokens.verify(readBearerToken(request));
    const found = await liveSessions.find(sessionId, userId);
    if (found === undefined)
      throw new AppError('UNAUTHENTICATED', 'the session of this token has ended');
    return { userId, sessionId, role: found.user.role, userJson: found.userJson };
  };
}
