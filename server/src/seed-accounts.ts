import { randomInt } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { users } from './db/schema/account.ts';
import { hashPassword } from './features/auth/password.ts';

/** An account made at the first start. Its password is known to nobody else and kept nowhere. */
export type SeededAccount = {
  readonly email: string;
  readonly password: string;
  readonly role: 'user' | 'admin';
};

const accounts = [
  { email: 'demo@vela.local', username: 'Demo', role: 'user' },
  { email: 'admin@vela.local', username: 'Admin', role: 'admin' },
] as const;

// Without look-alikes (0 O, 1 l I), since people copy it by eye.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a demo user and an admin in a database without any account. Empty when there are accounts already. */
export async function seedAccounts(db: Database): Promise<SeededAccount[]> {
  const [existing] = await db.select({ accounts: count() }).from(users);
  if (existing === undefined || existing.accounts > 0) return [];
  const seeded = accounts.map((account) => ({ ...account, password: newPassword() }));
  const rows = await Promise.all(
    seeded.map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date(),
    })),
  );
  const inserted = await db
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ email: users.email });
  return seeded.filter(({ email }) => inserted.some((row) => row.email === email));
}

function newPassword(): string {
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-');
}
