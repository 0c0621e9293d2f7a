import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { closeDatabase, createDatabase } from '../create-database.ts';
import { conversations } from '../schema/conversation.ts';
import { users } from '../schema/account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { saveDumpBeforeMigration } from './dump-before-migration.ts';
import { writeDatabaseDump } from './dump-database.ts';
import { loadDatabaseDump } from './restore-database.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
const home = inject('testDatabaseHome');

beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folder = mkdtempSync(path.join(os.tmpdir(), 'vela-dump-'));
  const [ayse] = await source.db
    .insert(users)
    .values({ email: 'ayse@example.com', username: 'Ayşe\t"İ"\\n\n' })
    .returning();
  await source.db.insert(conversations).values({ userId: ayse?.id ?? 0, title: 'altın' });
});

afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

it('restores every row and every sequence value', async () => {
  const manifest = await writeDatabaseDump(source.db, { home, folder: path.join(folder, 'one') });
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
  await closeDatabase(target.db);
  const kept = await loadDatabaseDump(target.url, { home, folder: path.join(folder, 'one') });
  const restored = createDatabase(target.url);
  expect(await restored.select().from(users)).toEqual(await source.db.select().from(users));
  expect(await restored.select().from(conversations)).toEqual(
    await source.db.select().from(conversations),
  );
  const [next] = await restored
    .insert(users)
    .values({ email: 'b@example.com', username: 'b' })
    .returning();
  expect(next?.id).toBe(2);
  await closeDatabase(restored);
  expect(kept).toMatch(/_before_\d+$/);
});

it('finds one flipped byte in any file of a dump, names it and keeps the current data', async () => {
  const place = { home, folder: path.join(folder, 'two') };
  await writeDatabaseDump(source.db, place);
  const other = await createTestDatabase();
  await other.db.insert(users).values({ email: 'kept@example.com', username: 'kept' });
  const files = readdirSync(place.folder).filter(
    (name) => readFileSync(path.join(place.folder, name)).length > 0,
  );
  expect(files).toEqual(expect.arrayContaining(['manifest.json', 'users.copy']));
  for (const name of files) {
    const file = path.join(place.folder, name);
    const bytes = readFileSync(file);
    const flipped = Buffer.from(bytes);
    // A digit of the time in the manifest; in a table any byte does.
    const at = name === 'manifest.json' ? bytes.indexOf('Z"') - 1 : bytes.length >> 1;
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    writeFileSync(file, flipped);
    await expect(loadDatabaseDump(other.url, place)).rejects.toThrow(
      `The backup is damaged: ${name}`,
    );
    writeFileSync(file, bytes);
  }
  expect(await other.db.select({ email: users.email }).from(users)).toEqual([
    { email: 'kept@example.com' },
  ]);
  await other.drop();
});

it('rejects a dump of format 1 whose rows are damaged, and keeps the current data', async () => {
  await writeDatabaseDump(source.db, { home, folder: path.join(folder, 'old') });
  const file = path.join(folder, 'old', 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('vela-dump@2', 'vela-dump@1'));
  appendFileSync(path.join(folder, 'old', 'users.copy'), '99\tx@example.com\n');
  const other = await createTestDatabase();
  await other.db.insert(users).values({ email: 'kept@example.com', username: 'kept' });
  await expect(
    loadDatabaseDump(other.url, { home, folder: path.join(folder, 'old') }),
  ).rejects.toThrow(/missing data|extra data|invalid input/);
  expect(await other.db.select({ email: users.email }).from(users)).toEqual([
    { email: 'kept@example.com' },
  ]);
  await other.drop();
});

it('is written before a migration of existing data, and only then', async () => {
  const lines: string[] = [];
  const place = {
    home,
    folder: path.join(folder, 'backups'),
    log: (line: string) => lines.push(line),
  };
  await saveDumpBeforeMigration(source.db, place);
  expect(lines).toEqual([]);
  await source.db.$client.query('update drizzle.__drizzle_migrations set created_at = 1');
  await saveDumpBeforeMigration(source.db, place);
  const [name] = readdirSync(place.folder);
  expect(name).toMatch(/-before-update$/);
  expect(readdirSync(path.join(place.folder, name ?? ''))).toEqual(
    expect.arrayContaining(['manifest.json', 'users.copy', 'conversations.copy']),
  );
});
