import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { intervals, isInterval } from '@vela/contracts';
import type { Interval } from '@vela/engine';

/** A candle file, identified by its name; `name` is its path relative to the folder. */
export type CandleFile = {
  readonly path: string;
  readonly name: string;
  readonly symbol: string;
  readonly interval: Interval;
};

const fileName = new RegExp(`^([A-Z0-9^][A-Z0-9.^=-]*)_(${intervals.join('|')})\\.csv$`);

/** A file by its name; undefined for one that is not named `SYMBOL_interval.csv`. */
export function toCandleFile(path: string, name: string): CandleFile | undefined {
  const [, symbol, interval] = fileName.exec(name) ?? [];
  if (symbol === undefined || !isInterval(interval)) return undefined;
  return { path, name, symbol, interval };
}

/** Files named `SYMBOL_interval.csv` in a tree, readable or not. Throws on an unreadable folder. */
export async function findCandleFiles(folder: string): Promise<CandleFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: CandleFile[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const file = toCandleFile(path, entry.name);
    if (file !== undefined) files.push({ ...file, name: relative(folder, path) });
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
