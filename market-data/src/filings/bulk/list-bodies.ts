import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readZip } from './read-zip.ts';

/** A file that may be a body of companyfacts, or the list of tickers. */
export type BulkFile = {
  readonly name: string;
  /** Another content has another key. */
  readonly key: string;
  readText(): Promise<string>;
};

async function toBulkFile(file: string): Promise<BulkFile> {
  const { size, mtimeMs } = await stat(file);
  const name = path.basename(file);
  return { name, key: `${name} ${size} ${mtimeMs}`, readText: () => readFile(file, 'utf8') };
}

const isBody = (name: string): boolean => name.endsWith('.json');

/** Runs work with the JSON files of a folder, of a zip, or with one file. */
export async function withBodies<Result>(
  place: string,
  work: (files: readonly BulkFile[]) => Promise<Result>,
): Promise<Result> {
  const found = await stat(place);
  if (found.isDirectory()) {
    const names = (await readdir(place)).filter((name) => isBody(name)).toSorted();
    return work(await Promise.all(names.map((name) => toBulkFile(path.join(place, name)))));
  }
  if (isBody(place)) return work([await toBulkFile(place)]);
  return readZip(place, (entries) =>
    work(
      entries
        .filter(({ name }) => isBody(name))
        .map((entry) => ({
          name: path.basename(entry.name),
          key: `${path.basename(entry.name)} ${entry.size} ${entry.crc32}`,
          readText: async () => (await entry.read()).toString(),
        })),
    ),
  );
}
