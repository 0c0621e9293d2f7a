import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { closeDatabase, createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const lines = { log: () => {}, onIdleError: () => {} };

let test: TestDatabase;
let app: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  app = createDatabase(test.appUrl, { maxConnections: 2 });
  await test.db.$client.query(
    `insert into audit_events (at, action, result) values (now() - interval '1 month', 'login', 'success'),
       (now() - interval '2 years', 'login', 'success')`,
  );
});
afterAll(async () => {
  await closeDatabase(app);
  await test.drop();
});

const readRole = async (db: Database): Promise<unknown> =>
  (
    await db.$client.query(
      'select rolname, rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
    )
  ).rows[0];
const ordinaryRole = {
  rolname: 'vela_app',
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
};

describe('the role the server runs with', () => {
  it.each([
    `update audit_events set action = 'x'`,
    'delete from audit_events',
    'truncate audit_events',
    'alter table audit_events disable trigger all',
    'drop table audit_events',
    'create table mine (id integer)',
    `copy users to '/tmp/users'`,
    `copy users to program 'cat'`,
    'set session_replication_role = replica',
    'set role vela',
  ])('may not %s', async (statement) => {
    await expect(app.$client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('removes audit events past their retention, and no others', async () => {
    await expect(app.$client.query('select remove_audit_events(now())')).rejects.toThrow(
      /eleven months/,
    );
    const { rows } = await app.$client.query(
      `select remove_audit_events(now() - interval '1 year') as removed`,
    );
    expect(rows).toEqual([{ removed: '1' }]);
  });

  it('adds and reads audit events', async () => {
    await app.$client.query(
      `insert into audit_events (at, action, result) values (now(), 'logout', 'success')`,
    );
    const { rows } = await app.$client.query('select action from audit_events order by id');
    expect(rows).toEqual([{ action: 'login' }, { action: 'logout' }]);
  });
});

function openInProduction(databaseOwnerUrl?: string, databaseUrl = test.appUrl) {
  return openDatabase(
    { dataDir: '/nowhere', profile: 'production', databaseUrl, databaseOwnerUrl },
    lines,
  );
}

describe('production', () => {
  it('refuses a superuser and an owner of the audit records', async () => {
    await expect(openInProduction(undefined, test.url)).rejects.toThrow(
      /DATABASE_URL: its role is a superuser.*DATABASE_OWNER_URL/,
    );
  });

  it('starts with a role of its own beside the owner', async () => {
    const opened = await openInProduction(test.url);
    expect(await readRole(opened.db)).toEqual(ordinaryRole);
    await opened.closePool();
  });
});

it('is used with the embedded database, also with one that was made before it', async () => {
  expect(inject('testAppPassword').length).toBeGreaterThan(20);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-role-'));
  chmodSync(dataDir, 0o711);
  const record = path.join(dataDir, 'postgres.json');
  for (const start of ['first', 'later']) {
    const opened = await openDatabase({ dataDir, databaseUrl: undefined }, lines);
    expect([start, await readRole(opened.db)]).toEqual([start, ordinaryRole]);
    await expect(opened.db.$client.query('delete from audit_events')).rejects.toThrow(/denied/);
    await opened.closePool();
    await opened.stopServer();
    const { appPassword: _own, ...older } = JSON.parse(readFileSync(record, 'utf8'));
    writeFileSync(record, JSON.stringify(older), { mode: 0o600 });
  }
  rmSync(dataDir, { recursive: true, force: true });
});
