import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, createDatabase, openConnections } from './create-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('survives a connection that breaks between two queries of a transaction', async () => {
  const { $client: pool } = database.db;
  const work = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute('select 1');
  });
  await expect(work).rejects.toThrow(/Failed query|terminat|not queryable/);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('opens all connections of its pool, and never exceeds the maximum', async () => {
  for (const [maxConnections, atOnce] of [
    [12, 6],
    [2, 2],
  ] as const) {
    const db = createDatabase(database.url, { maxConnections });
    await openConnections(db);
    const { $client: pool } = db;
    expect([pool.totalCount, pool.idleCount >= atOnce]).toEqual([maxConnections, true]);
    await closeDatabase(db);
  }
});
