import path from 'node:path';
import { legalPeriods } from '@vela/contracts';
import { readConfig } from './config.ts';
import { findLockHolder } from './data-dir/data-dir-lock.ts';
import { closeDatabase, createDatabase } from './db/create-database.ts';
import { formatBackupName } from './db/dump/dump-before-migration.ts';
import { writeDatabaseDump } from './db/dump/dump-database.ts';
import { runWithEmbeddedDatabase } from './db/embedded/run-with-embedded-database.ts';
import { runTool } from './run-tool.ts';

/** `npm run backup [folder]`: dumps the embedded database, server running or stopped. */
await runTool(async (say) => {
  const config = readConfig();
  if (config.databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a PostgreSQL of your own: back it up with pg_dump.');
  const folder = path.resolve(
    process.argv[2] ?? path.join(config.dataDir, 'backups', formatBackupName(new Date())),
  );
  const running = findLockHolder(config.dataDir) !== undefined;
  await runWithEmbeddedDatabase(
    { dataDir: config.dataDir, running, log: say },
    async ({ url, home }) => {
      const db = createDatabase(url, { maxConnections: 1 });
      const { tables } = await writeDatabaseDump(db, { home, folder });
      await closeDatabase(db);
      say(
        `Saved ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables in ${folder}`,
      );
      if (process.argv[2] === undefined)
        say(`The server removes it after ${legalPeriods.retention.backupDays[1]} days.`);
    },
  );
});
