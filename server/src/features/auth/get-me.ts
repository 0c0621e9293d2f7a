import type { User } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toUser } from './to-user.ts';

/** The user of a proven caller. */
export async function getMe({ db }: Pick<AuthDeps, 'db'>, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError('UNAUTHENTICATED', 'the account is gone');
  return toUser(user);
}
