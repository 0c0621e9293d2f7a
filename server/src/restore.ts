import path from 'node:path';
import { readConfig } from './config.ts';
import { lockDataDir } from './data-dir/data-dir-lock.ts';
import { restoreDatabase } from './db/dump/restore-database.ts';
import { withEmbeddedDatabase } from './db/embedded/with-embedded-database.ts';
import { runTool } from './run-tool.ts';

/** `npm run restore <folder>`: puts a backup in the place of the embedded database's data. The server must be stopped. */
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
    await withEmbeddedDatabase(
      { dataDir: config.dataDir, running: false, log: say },
      async ({ url, home }) => {
        const kept = await restoreDatabase(url, { home, folder: path.resolve(folder) });
        say(`Restored from ${folder}. The data that was there is kept as the database ${kept}.`);
      },
    );
  } finally {
    lock.release();
  }
});
