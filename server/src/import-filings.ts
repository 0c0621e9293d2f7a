import path from 'node:path';
import { importFilings } from '@vela/market-data';
import { readConfig } from './config.ts';
import { findLockHolder } from './data-dir/data-dir-lock.ts';
import { closeDatabase, createDatabase } from './db/create-database.ts';
import { runWithEmbeddedDatabase } from './db/embedded/run-with-embedded-database.ts';
import { createFilingsStore } from './db/filings/filings-store.ts';
import { applyMigrations } from './db/migrate.ts';
import { runTool } from './run-tool.ts';

type Say = (line: string) => void;

async function importPlaces(url: string, places: readonly string[], say: Say): Promise<void> {
  const db = createDatabase(url, { maxConnections: 2 });
  try {
    await applyMigrations(db);
    const store = createFilingsStore(db);
    const onProgress = (done: number, all: number): void => say(`${done} of ${all} files`);
    for (const place of places) {
      const counts = await importFilings(path.resolve(place), { store, now: Date.now, onProgress });
      const { companies, known, empty, tickers, refused } = counts;
      say(`${place}: ${companies} companies stored, ${known} were there, ${empty} without facts`);
      if (tickers > 0) say(`${tickers} tickers stored`);
      for (const name of refused) say(`${name} is no body of companyfacts and was left out`);
    }
  } finally {
    await closeDatabase(db);
  }
}

/** `npm run import:filings -- <folder or zip> ...`: stores filings, server running or stopped. */
await runTool(async (say) => {
  const places = process.argv.slice(2);
  if (places.length === 0)
    throw new Error(
      'Name a folder with bodies of companyfacts, or the companyfacts.zip of the SEC.',
    );
  const config = readConfig();
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  if (url !== undefined) return importPlaces(url, places, say);
  const running = findLockHolder(config.dataDir) !== undefined;
  await runWithEmbeddedDatabase({ dataDir: config.dataDir, running, log: say }, (place) =>
    importPlaces(place.url, places, say),
  );
});
