import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import { runOnDedicatedConnection } from '../dedicated-connection.ts';
import type { Database } from '../database.ts';
import { readLastMigration } from '../migrate.ts';
import { hashFile, hashManifest } from './dump-checksums.ts';
import { manifestName, type DumpedTable, type DumpManifest } from './dump-manifest.ts';

/** `home` is a folder the database process can write to; `folder` is the target of the dump. */
export type DumpPlace = { readonly home: string; readonly folder: string };

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const sequenceRows = z.array(z.object({ name: z.string(), last_value: z.string() }));

const everyTable = `
  select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.oid order by 1`;
const everySequence = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;

/** Dumps a consistent snapshot of all rows to a new folder; the server may keep running. */
export async function writeDatabaseDump(
  db: Database,
  { home, folder }: DumpPlace,
): Promise<DumpManifest> {
  const scratch = path.join(home, `dump-${process.pid}`);
  // Writable for the database user, who creates the files.
  mkdirSync(scratch, { mode: 0o777 });
  chmodSync(scratch, 0o777);
  try {
    const manifest = await runOnDedicatedConnection(db, (client) => copyAllTables(client, scratch));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { file } of manifest.tables)
      cpSync(path.join(scratch, file), path.join(folder, file), {
        errorOnExist: true,
        force: false,
      });
    // Written last: a folder with a manifest is a complete dump.
    writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    return manifest;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function copyAllTables(client: Client, scratch: string): Promise<DumpManifest> {
  await client.query('begin isolation level repeatable read read only');
  const tables: DumpedTable[] = [];
  for (const { name, columns } of tableRows.parse((await client.query(everyTable)).rows)) {
    const file = `${name.replaceAll(/[^\w.]/g, '_')}.copy`;
    const { rowCount } = await client.query(
      `copy ${name} (${columns.join(', ')}) to ${client.escapeLiteral(path.join(scratch, file))}`,
    );
    const sha256 = await hashFile(path.join(scratch, file));
    tables.push({ name, columns, rows: rowCount ?? 0, file, sha256 });
  }
  const sequences = sequenceRows
    .parse((await client.query(everySequence)).rows)
    .map(({ name, last_value }) => ({ name, lastValue: last_value }));
  const lastMigration = await readLastMigration(client);
  await client.query('commit');
  const manifest: DumpManifest = {
    format: 'vela-dump@2',
    takenAt: new Date().toISOString(),
    lastMigration,
    tables,
    sequences,
  };
  return { ...manifest, checksum: hashManifest(manifest) };
}
