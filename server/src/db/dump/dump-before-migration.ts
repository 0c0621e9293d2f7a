import path from 'node:path';
import type { Database } from '../database.ts';
import { runOnDedicatedConnection } from '../dedicated-connection.ts';
import { findPendingMigrations, readLastMigration } from '../migrate.ts';
import { writeDatabaseDump } from './dump-database.ts';

type Place = {
  readonly home: string;
  readonly folder: string;
  readonly log: (line: string) => void;
};

/** Dumps existing data before pending migrations change it, and logs the folder. */
export async function saveDumpBeforeMigration(
  db: Database,
  { home, folder, log }: Place,
): Promise<void> {
  const last = await runOnDedicatedConnection(db, readLastMigration);
  if (last === 0 || (await findPendingMigrations(db)).length === 0) return;
  const target = path.join(folder, `${formatBackupName(new Date())}-before-update`);
  log('Saving the data before the update of its tables ...');
  await writeDatabaseDump(db, { home, folder: target });
  log(`Saved in ${target}`);
}

/** A folder name that sorts by time. */
export function formatBackupName(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-');
}
