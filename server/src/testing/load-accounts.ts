import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema/account.ts';
import { createAccessTokens } from '../features/auth/access-token.ts';

/** An account that asks, from an address of its own. */
export type LoadAccount = { readonly authorization: string; readonly address: string };

/** Accounts with a session each, as a sign-in leaves them. */
export async function createLoadAccounts(
  db: Database,
  config: Config,
  count: number,
): Promise<LoadAccount[]> {
  const tokens = createAccessTokens({ config, now: Date.now });
  const made: LoadAccount[] = [];
  for (let index = 0; index < count; index += 1) {
    const [user] = await db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, username: 'x', emailVerifiedAt: new Date() })
      .returning({ id: users.id });
    const userId = user?.id ?? 0;
    const sessionId = randomUUID();
    const at = new Date();
    await db.insert(sessions).values({ id: sessionId, userId, createdAt: at, lastUsedAt: at });
    made.push({
      authorization: `Bearer ${await tokens.sign({ userId, sessionId })}`,
      address: `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    });
  }
  return made;
}
