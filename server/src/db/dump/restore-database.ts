import { chmodSync, chownSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { closeDatabase, createDatabase } from '../create-database.ts';
import { resolveDatabaseUser } from '../embedded/os-user.ts';
import { runOnDedicatedConnection } from '../dedicated-connection.ts';
import { applyMigrationsUpTo } from '../migrate.ts';
import { verifyChecksums } from './dump-checksums.ts';
import { readManifest, type DumpManifest } from './dump-manifest.ts';

const restoringName = 'vela_restoring';

/** Replaces the database at `url` once a dump is loaded; returns the name of the kept old one. */
export async function loadDatabaseDump(
  url: string,
  place: { readonly home: string; readonly folder: string },
): Promise<string> {
  const manifest = readManifest(place.folder);
  await verifyChecksums(place.folder, manifest);
  const present = new URL(url).pathname.slice(1);
  await runAdminStatements(url, [
    `drop database if exists ${restoringName} with (force)`,
    `create database ${restoringName}`,
  ]);
  await fillDatabase(replaceDatabaseName(url, restoringName), manifest, place);
  const kept = `${present}_before_${Date.now()}`;
  await runAdminStatements(url, [
    `alter database ${present} rename to ${kept}`,
    `alter database ${restoringName} rename to ${present}`,
  ]);
  return kept;
}

async function fillDatabase(
  url: string,
  manifest: DumpManifest,
  place: { readonly home: string; readonly folder: string },
): Promise<void> {
  const scratch = path.join(place.home, `restore-${process.pid}`);
  mkdirSync(scratch, { mode: 0o700 });
  const db = createDatabase(url, { maxConnections: 2 });
  try {
    for (const { file } of manifest.tables)
      cpSync(path.join(place.folder, path.basename(file)), path.join(scratch, path.basename(file)));
    setDatabaseOwnership(scratch, manifest);
    await applyMigrationsUpTo(db, manifest.lastMigration);
    await runOnDedicatedConnection(db, (client) => copyIn(client, manifest, scratch));
  } finally {
    await closeDatabase(db);
    rmSync(scratch, { recursive: true, force: true });
  }
}

function setDatabaseOwnership(scratch: string, manifest: DumpManifest): void {
  const user = resolveDatabaseUser();
  for (const file of ['.', ...manifest.tables.map((table) => path.basename(table.file))]) {
    const full = path.join(scratch, file);
    chmodSync(full, file === '.' ? 0o700 : 0o600);
    if (user) chownSync(full, user.uid, user.gid);
  }
}

async function copyIn(client: Client, manifest: DumpManifest, scratch: string): Promise<void> {
  await client.query('begin');
  // By name, without foreign key checks: references were checked when rows were first written.
  await client.query(`set local session_replication_role = replica`);
  for (const { name, columns, rows, file } of manifest.tables) {
    const { rowCount } = await client.query(
      `copy ${name} (${columns.join(', ')}) from ${client.escapeLiteral(path.join(scratch, path.basename(file)))}`,
    );
    if (rowCount !== rows)
      throw new Error(
        `The backup is damaged: ${file} has ${rowCount} rows, and should have ${rows}.`,
      );
  }
  for (const { name, lastValue } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
  await client.query('commit');
}

async function runAdminStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: replaceDatabaseName(url, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function replaceDatabaseName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
