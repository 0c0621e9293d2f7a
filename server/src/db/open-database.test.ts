import { expect, inject, it } from 'vitest';
import { openDatabase } from './open-database.ts';

const lines = { log: () => {}, onIdleError: () => {} };

async function readFault(databaseUrl: string): Promise<string> {
  const opened = openDatabase({ dataDir: '/nowhere', databaseUrl }, lines);
  return opened.then(
    () => 'opened',
    (error: unknown) => String(error),
  );
}

it('names DATABASE_URL when the connection is refused', async () => {
  const fault = await readFault('postgres://vela:a-secret@127.0.0.1:9/vela');
  expect(fault).toMatch(/DATABASE_URL: .*ECONNREFUSED/);
  expect(fault).not.toContain('a-secret');
});

it('names DATABASE_URL when the database does not exist', async () => {
  const url = new URL(inject('testServerUrl'));
  url.pathname = '/nothing_of_this_name';
  expect(await readFault(url.href)).toMatch(/DATABASE_URL: .*nothing_of_this_name/);
});
