import { randomInt } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { users } from './db/schema/account.ts';
import { hashPassword } from './features/auth/password.ts';

/** An account created at the first start. Its password is shown once and stored as a hash only. */
export type SeededAccount = {
  readonly email: string;
  readonly password: string;
  readonly role: 'user' | 'admin';
};

const accounts = [
  { email: 'demo@vela.local', username: 'Demo', role: 'user' },
  { email: 'admin@vela.local', username: 'Admin', role: 'admin' },
] as const;

// Without look-alikes (0 O, 1 l I), for copying by hand.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A demo user and an admin if there is no account; otherwise an empty list. */
export async function seedAccounts(db: Database): Promise<SeededAccount[]> {
  const [existing] = await db.select({ accounts: count() }).from(users);
  if (existing === undefined || existing.accounts > 0) return [];
  const seeded = accounts.map((account) => ({ ...account, password: generatePassword() }));
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

function generatePassword(): string {
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-');
}
