import path from 'node:path';
import type { Database } from '../database.ts';
import { connectAlone } from '../connect-alone.ts';
import { findPendingMigrations, lastMigrationOf } from '../migrate.ts';
import { dumpDatabase } from './dump-database.ts';

type Place = {
  readonly home: string;
  readonly folder: string;
  readonly log: (line: string) => void;
};

/** Before migrations change data that is already there, that data is dumped. Says where. */
export async function dumpBeforeMigration(
  db: Database,
  { home, folder, log }: Place,
): Promise<void> {
  const last = await connectAlone(db, lastMigrationOf);
  if (last === 0 || (await findPendingMigrations(db)).length === 0) return;
  const target = path.join(folder, `${backupName(new Date())}-before-update`);
  log('Saving the data before the update of its tables ...');
  await dumpDatabase(db, { home, folder: target });
  log(`Saved in ${target}`);
}

/** A folder name that sorts by time. */
export function backupName(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-');
}
