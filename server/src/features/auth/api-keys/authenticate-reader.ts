import type { ApiKeyScope } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { apiKeys } from '../../../db/schema/sign-in-way.ts';
import { hashToken } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import type { Authenticate, AuthenticateReader, CountWork } from '../../feature.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { readApiKey } from './read-api-key.ts';

/** The time of the last use is written once a minute. */
const usePeriodMs = 60_000;

type KeyDeps = Pick<AuthDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly countWork: CountWork;
};

async function findKeyOwner(
  { db, now, countWork }: KeyDeps,
  key: string,
  scope: ApiKeyScope,
): Promise<{ userId: number }> {
  const [found] = await db
    .select({ key: apiKeys, disabled: users.disabled, leaving: users.deletionRequestedAt })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hashToken(key)));
  const isOver = (found?.key.expiresAt?.getTime() ?? Infinity) <= now();
  if (found === undefined || isOver || found.disabled || found.leaving !== null)
    throw new AppError('UNAUTHENTICATED', 'the API key is unknown, removed, expired or disabled');
  if (!found.key.scopes.includes(scope))
    throw new AppError('SCOPE_MISSING', `the API key has no right to ${scope}`);
  const { id, userId, lastUsedAt } = found.key;
  await countWork('api-key', { account: userId });
  if (now() - (lastUsedAt?.getTime() ?? 0) >= usePeriodMs)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now()) })
      .where(eq(apiKeys.id, id));
  return { userId };
}

/**
 * Accepts an API key with the right to `scope`, or an access token. Each request reads the database,
 * so that a removed key ends at once. Throws UNAUTHENTICATED, SCOPE_MISSING or TOO_MANY_REQUESTS.
 */
export function createReaderAuthentication(deps: KeyDeps): AuthenticateReader {
  return async (request, scope) => {
    const key = readApiKey(request);
    if (key === undefined) return deps.authenticate(request);
    await deps.countWork('api-key', { ip: request.ip });
    return findKeyOwner(deps, key, scope);
  };
}
