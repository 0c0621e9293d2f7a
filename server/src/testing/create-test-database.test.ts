import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../db/schema/account.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(async () => {
  await Promise.all([first.drop(), second.drop()]);
});

it('gives every suite its own empty, migrated database', async () => {
  await first.db.insert(users).values({ email: 'a@example.com', username: 'Ayşe' });
  expect(await first.db.select().from(users)).toHaveLength(1);
  expect(await second.db.select().from(users)).toHaveLength(0);
});

it('folds the case of Turkish letters by Unicode', async () => {
  const { rows } = await first.db.$client.query<{ low: string }>(`select lower('ÇĞŞÖÜ') as low`);
  expect(rows[0]?.low).toBe('çğşöü');
});
