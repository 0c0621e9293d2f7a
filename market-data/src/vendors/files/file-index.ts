import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { intervals, isInterval } from '@vela/contracts';
import type { Interval } from '@vela/engine';

/** A file of candles by its name. `name` is its path inside the folder, for messages. */
export type CandleFile = {
  readonly path: string;
  readonly name: string;
  readonly symbol: string;
  readonly interval: Interval;
};

const fileName = new RegExp(`^([A-Z0-9^][A-Z0-9.^=-]*)_(${intervals.join('|')})\\.csv$`);

/**
 * Everything in a folder tree that is named exactly `SYMBOL_interval.csv`, whether it can be read or not; other names are ignored. Throws when the
 * folder cannot be read.
 */
export async function findCandleFiles(folder: string): Promise<CandleFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: CandleFile[] = [];
  for (const entry of entries) {
    const [, symbol, interval] = fileName.exec(entry.name) ?? [];
    if (symbol === undefined || !isInterval(interval)) continue;
    const path = join(entry.parentPath, entry.name);
    files.push({ path, name: relative(folder, path), symbol, interval });
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
