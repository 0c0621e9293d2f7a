import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { toRoleUrl } from '../db/embedded/embedded-postgres.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import { appRoleName } from '../db/app-role.ts';
import type { Database } from '../db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL of the test run. */
    testServerUrl: string;
    /** Password of the role an app runs with. */
    testAppPassword: string;
    /** Name of the migrated, empty template database. */
    testTemplate: string;
    /** Folder this PostgreSQL can write to. */
    testDatabaseHome: string;
  }
}

export type TestDatabase = {
  /** As the owner. */
  readonly db: Database;
  readonly url: string;
  /** The same database for the role an app runs with. */
  readonly appUrl: string;
  drop(): Promise<void>;
};

/**
 * Creates a migrated, empty database for one suite: call in `beforeAll`, and `drop` in `afterAll`.
 * With `isEmpty` it is not migrated.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? 'template0' : inject('testTemplate');
  await runAdminStatement(`create database ${name} template ${template}`);
  const url = toTestDatabaseUrl(name);
  const db = createDatabase(url, { maxConnections: 5 });
  const drop = async (): Promise<void> => {
    await closeDatabase(db);
    await runAdminStatement(`drop database ${name} with (force)`);
  };
  const appUrl = toRoleUrl(url, appRoleName, inject('testAppPassword'));
  return { db, url, appUrl, drop };
}

function toTestDatabaseUrl(database: string): string {
  const url = new URL(inject('testServerUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function runAdminStatement(statement: string): Promise<void> {
  const client = new Client({ connectionString: toTestDatabaseUrl('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
