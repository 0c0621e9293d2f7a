import { expect, inject, it } from 'vitest';
import { openDatabase } from './open-database.ts';

const lines = { log: () => {}, onIdleError: () => {} };

async function faultOf(databaseUrl: string): Promise<string> {
  const opened = openDatabase({ dataDir: '/nowhere', databaseUrl }, lines);
  return opened.then(
    () => 'opened',
    (error: unknown) => String(error),
  );
}

it('names DATABASE_URL when nobody listens there', async () => {
  const fault = await faultOf('postgres://vela:a-secret@127.0.0.1:9/vela');
  expect(fault).toMatch(/DATABASE_URL: .*ECONNREFUSED/);
  expect(fault).not.toContain('a-secret');
});

it('names DATABASE_URL when there is no such database', async () => {
  const url = new URL(inject('testServerUrl'));
  url.pathname = '/nothing_of_this_name';
  expect(await faultOf(url.href)).toMatch(/DATABASE_URL: .*nothing_of_this_name/);
});
