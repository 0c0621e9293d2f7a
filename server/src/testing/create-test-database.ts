import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import type { Database } from '../db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's own PostgreSQL. */
    testServerUrl: string;
    /** Name of the migrated, empty database that every test database is a copy of. */
    testTemplate: string;
    /** A folder that this PostgreSQL writes to. */
    testDatabaseHome: string;
  }
}

export type TestDatabase = { readonly db: Database; readonly url: string; drop(): Promise<void> };

/** A migrated, empty database of its own for one suite: call it in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${inject('testTemplate')}`);
  const url = urlOf(name);
  const db = createDatabase(url, { maxConnections: 5 });
  const drop = async (): Promise<void> => {
    await closeDatabase(db);
    await administer(`drop database ${name} with (force)`);
  };
  return { db, url, drop };
}

function urlOf(database: string): string {
  const url = new URL(inject('testServerUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
