import path from 'node:path';
import { readConfig } from './config.ts';
import { lockDataDir } from './data-dir/data-dir-lock.ts';
import { loadDatabaseDump } from './db/dump/restore-database.ts';
import { runWithEmbeddedDatabase } from './db/embedded/run-with-embedded-database.ts';
import { runTool } from './run-tool.ts';

/** `npm run restore <folder>`: replaces the data by a backup; the server must be stopped. */
await runTool(async (say) => {
  const [, , folder] = process.argv;
  if (folder === undefined)
    throw new Error('Say which backup: npm run restore -- .data/backups/<name>');
  const config = readConfig();
  if (config.databaseUrl !== undefined)
    throw new Error(
      'DATABASE_URL names a PostgreSQL of your own: restore it with psql or pg_restore.',
    );
  const lock = lockDataDir(config.dataDir, 'a restore');
  if (lock.kind === 'taken')
    throw new Error(`Process ${lock.holder.pid} runs on ${config.dataDir}. Stop it first.`);
  try {
    await runWithEmbeddedDatabase(
      { dataDir: config.dataDir, running: false, log: say },
      async ({ url, home }) => {
        const kept = await loadDatabaseDump(url, { home, folder: path.resolve(folder) });
        say(`Restored from ${folder}. The data that was there is kept as the database ${kept}.`);
      },
    );
  } finally {
    lock.release();
  }
});
