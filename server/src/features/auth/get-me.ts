import type { User } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toUser } from './to-user.ts';

/** Reads the authenticated user. Throws UNAUTHENTICATED when the account no longer exists. */
export async function getMe({ db }: Pick<AuthDeps, 'db'>, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError('UNAUTHENTICATED', 'the account no longer exists');
  return toUser(user);
}
