import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from './db/schema/account.ts';
import { verifyPassword } from './features/auth/password.ts';
import { seedAccounts } from './seed-accounts.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('gives an empty database a verified user and a verified admin, once', async () => {
  const seeded = await seedAccounts(database.db);
  expect(seeded.map(({ role }) => role)).toEqual(['user', 'admin']);
  for (const { email, password } of seeded) {
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await verifyPassword(row?.passwordHash ?? '', password)).toBe(true);
    expect(password.length).toBeGreaterThanOrEqual(20);
  }
  expect(new Set(seeded.map(({ password }) => password)).size).toBe(2);
  expect(await seedAccounts(database.db)).toEqual([]);
});
