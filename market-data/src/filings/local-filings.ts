import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SharedCache } from '../shared-cache.ts';
import { createSingleFlight } from '../single-flight.ts';
import type { CompanyFilingsResult } from './filings-source.ts';
import { measureFilings } from './measure-filings.ts';
import { parseCompanyFacts } from './parse-company-facts.ts';

const shippedFolder = path.resolve(import.meta.dirname, '../../filings');
const unpack = promisify(gunzip);

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
export function createLocalFilings(folder: string | undefined, caches: SharedCache) {
  const cache = caches.open('files', (result: CompanyFilingsResult) =>
    result.kind === 'filings' ? measureFilings(result.company) : 0,
  );
  const runOnce = createSingleFlight<CompanyFilingsResult>();

  async function readOnce(origin: Origin, file: string): Promise<CompanyFilingsResult> {
    const known = cache.get(file);
    if (known !== undefined) return known;
    return await runOnce(file, async () => {
      const result = await readPlace(origin, file);
      cache.set(file, result);
      return result;
    });
  }

  const read = (origin: Origin, file: string): Promise<CompanyFilingsResult> | undefined =>
    existsSync(file) ? readOnce(origin, file) : undefined;
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
