import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CompanyFilingsResult } from './filings-source.ts';
import { parseCompanyFacts } from './parse-company-facts.ts';

const shippedFolder = path.resolve(import.meta.dirname, '../../filings');
const unpack = promisify(gunzip);
/** Companies whose facts are held in memory; one takes some megabytes. */
const maxCached = 24;

/** Symbols of the extract that comes with Vela. */
export const listShipped = (): string[] =>
  readdirSync(shippedFolder)
    .map((name) => path.basename(name, '.json.gz'))
    .toSorted();

type Origin = 'shipped' | 'files';

async function readPlace(origin: Origin, file: string): Promise<CompanyFilingsResult> {
  try {
    const bytes = await readFile(file);
    const text = file.endsWith('.gz') ? (await unpack(bytes)).toString() : bytes.toString();
    return { kind: 'filings', origin, company: parseCompanyFacts(text) };
  } catch {
    return { kind: 'missing', refusal: { reason: 'unreadable' } };
  }
}

/** Filings of a folder with `<SYMBOL>.json`, and those of the extract. */
export function createLocalFilings(folder: string | undefined) {
  const cache = new Map<string, Promise<CompanyFilingsResult>>();
  const read = (origin: Origin, file: string): Promise<CompanyFilingsResult> | undefined => {
    if (!existsSync(file)) return undefined;
    const known = cache.get(file);
    if (known !== undefined) return known;
    const reading = readPlace(origin, file);
    if (cache.size >= maxCached) cache.delete([...cache.keys()][0] ?? '');
    cache.set(file, reading);
    return reading;
  };
  return {
    /** Symbols of the folder. */
    listFiles: (): string[] =>
      folder === undefined || !existsSync(folder)
        ? []
        : readdirSync(folder)
            .filter((name) => name.endsWith('.json'))
            .map((name) => path.basename(name, '.json')),
    /** Undefined where there is no such file. */
    findFile: (symbol: string) =>
      folder === undefined ? undefined : read('files', path.join(folder, `${symbol}.json`)),
    findShipped: (symbol: string) => read('shipped', path.join(shippedFolder, `${symbol}.json.gz`)),
  };
}
