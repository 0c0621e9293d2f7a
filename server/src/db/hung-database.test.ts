import { connect, createServer, type Server, type Socket } from 'node:net';
import { accountPaths } from '@vela/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, postJson, register } from '../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { closeDatabase, createDatabase } from './create-database.ts';
import type { Database } from './database.ts';

const maxConnections = 2;
let real: TestDatabase;
let server: Server;
let db: Database;
let test: TestApp;
/**
 * Both ends of every connection. While held, connections are taken and nothing is passed on, as by
 * a process that was stopped.
 */
const sockets = new Set<Socket>();
let held = false;

function hold(holding: boolean): void {
  held = holding;
  for (const socket of sockets) {
    if (held) socket.pause();
    else socket.resume();
  }
}

beforeAll(async () => {
  real = await createTestDatabase();
  const { hostname, port } = new URL(real.url);
  server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('data', (bytes) => to.write(bytes));
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (held) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(real.url);
  const address = server.address();
  url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
  db = createDatabase(url.href, { maxConnections });
  test = await createTestApp({ deps: { db } });
});

afterAll(async () => {
  hold(false);
  await test.close();
  await closeDatabase(db);
  for (const socket of sockets) socket.destroy();
  server.close();
  await real.drop();
});

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
}

it('a hung database gives SERVICE_UNAVAILABLE within three seconds, and is used again once it responds', async () => {
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)]);
  hold(true);
  const login = postJson(test, accountPaths.login, {
    email: 'a@example.com',
    password: goodPassword,
  });
  const write = db
    .transaction((tx) => tx.execute(sql`select 1`))
    .then(() => undefined, isDatabaseUnavailable);
  const inLine = db.execute(sql`select 1`).then(() => undefined, isDatabaseUnavailable);
  const { result, ms } = await timed(Promise.all([login, write, inLine]));
  expect([
    result[0].statusCode,
    result[0].json().detail.error_code,
    result[0].headers['retry-after'],
  ]).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
  expect(result.slice(1)).toEqual([true, true]);
  expect(ms).toBeLessThan(3_500);
  const again = await timed(
    db.transaction((tx) => tx.execute(sql`select 1`)).then(() => undefined, isDatabaseUnavailable),
  );
  expect(again.result).toBe(true);
  expect(again.ms).toBeLessThan(3_500);
  hold(false);
  // More than the pool size: no connection leaked.
  for (let index = 0; index <= maxConnections; index++)
    expect((await register(test, `person${index}@example.com`)).statusCode).toBe(200);
});

it('a slow statement is not cancelled', async () => {
  const { rowCount } = await db.execute(sql`select pg_sleep(2.8)`);
  expect(rowCount).toBe(1);
});

it('a statement timeout gives SERVICE_UNAVAILABLE, and its connection is reused', async () => {
  const slow = await db
    .transaction((tx) => tx.execute(sql`select pg_sleep(9)`))
    .then(() => undefined, isDatabaseUnavailable);
  expect(slow).toBe(true);
  for (let index = 0; index <= maxConnections; index++)
    expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});
