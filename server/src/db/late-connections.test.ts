import { connect, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { isFullRun } from '../testing/tier.ts';
import { closeDatabase, createDatabase, openConnections } from './create-database.ts';
import type { Database } from './database.ts';

let real: TestDatabase;
let server: Server;
let db: Database;
/** Whether a new connection reaches the database, and after how long; on a busy machine late. */
let isLate = false;
let delayMs = 0;

beforeAll(async () => {
  real = await createTestDatabase();
  const url = new URL(real.url);
  const target = { port: Number(url.port), host: url.hostname };
  server = createServer((near) => {
    near.on('error', () => {});
    if (isLate) return;
    setTimeout(() => {
      const far = connect(target).on('error', () => {});
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
  db = createDatabase(url.href);
  // Longer than a request waits for a connection: a start is not given up for it.
  delayMs = 2_200;
  await openConnections(db);
  while (db.$client.idleCount < db.$client.options.max)
    await new Promise((resolve) => setTimeout(resolve, 10));
  isLate = true;
});

afterAll(async () => {
  await closeDatabase(db);
  server.close();
  await real.drop();
});

it('sixty requests at once take connections as they are free, while none can be opened', async () => {
  const work = Array.from({ length: 60 }, () => db.execute(sql`select pg_sleep(0.02)`));
  const ended = await Promise.allSettled(work);
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('a long statement is not ended while others are answered, though no probe connects', async () => {
  const long = db.execute<{ one: number }>(sql`select 1 as one from pg_sleep(3)`);
  const answers = setInterval(() => void db.$client.query('select 1'), 100);
  try {
    expect((await long).rows).toEqual([{ one: 1 }]);
  } finally {
    clearInterval(answers);
  }
});

// Computes for six and a half seconds, which the server waits for an answer elsewhere.
it.runIf(isFullRun)(
  'a thread that computes for long reads the answer that waited for it',
  async () => {
    const busy = createDatabase(real.url, { maxConnections: 1, waitMs: 20_000 });
    try {
      await busy.$client.query('select 1');
      const answer = busy.$client.query('select 1 as one').then(({ rows }) => rows);
      await new Promise((resolve) => setImmediate(resolve));
      const end = performance.now() + 6_500;
      while (performance.now() < end);
      await expect(answer).resolves.toEqual([{ one: 1 }]);
    } finally {
      await closeDatabase(busy);
    }
  },
);
