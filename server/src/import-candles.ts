import path from 'node:path';
import { importCandles, type SeriesKey } from '@vela/market-data';
import { readConfig } from './config.ts';
import { findLockHolder } from './data-dir/data-dir-lock.ts';
import { copySeries } from './db/copy-candles.ts';
import { closeDatabase, createDatabase } from './db/create-database.ts';
import type { Database } from './db/database.ts';
import { runWithEmbeddedDatabase } from './db/embedded/run-with-embedded-database.ts';
import { applyMigrations } from './db/migrate.ts';
import { readSeriesVersion } from './db/read-candle-series.ts';
import { runTool } from './run-tool.ts';

type Say = (line: string) => void;

async function importPlace(db: Database, place: string, say: Say): Promise<void> {
  const began = performance.now();
  const { series, candles, known, refused } = await importCandles(path.resolve(place), {
    findVersion: (key: SeriesKey) => readSeriesVersion(db, key),
    write: (key, stored) => copySeries(db, key, stored),
    now: Date.now,
    onProgress: say,
  });
  const seconds = Math.max(0.001, (performance.now() - began) / 1000);
  say(`${place}: ${series} series with ${candles} candles stored, ${known} were there`);
  if (candles > 0) say(`${Math.round((candles / seconds) * 60)} candles a minute`);
  for (const reason of refused) say(`left out: ${reason}`);
}

async function importPlaces(url: string, places: readonly string[], say: Say): Promise<void> {
  const db = createDatabase(url, { maxConnections: 2 });
  try {
    await applyMigrations(db);
    for (const place of places) await importPlace(db, place, say);
  } finally {
    await closeDatabase(db);
  }
}

/** `npm run import -- <folder or zip> ...`: stores candles, server running or stopped. */
await runTool(async (say) => {
  const places = process.argv.slice(2);
  if (places.length === 0)
    throw new Error('Name a folder or a zip with files such as BTCUSDT_1h.csv.');
  const config = readConfig();
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  if (url !== undefined) return importPlaces(url, places, say);
  const running = findLockHolder(config.dataDir) !== undefined;
  await runWithEmbeddedDatabase({ dataDir: config.dataDir, running, log: say }, (place) =>
    importPlaces(place.url, places, say),
  );
});
