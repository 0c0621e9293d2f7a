import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CompanyFilingsResult, FilingsOrigin, FilingsSource } from './filings-source.ts';
import { parseCompanyFacts } from './parse-company-facts.ts';

const shippedFolder = path.resolve(import.meta.dirname, '../../filings');
const unpack = promisify(gunzip);
/** Companies whose facts are held in memory; one takes some megabytes. */
const maxCached = 24;
/** No symbol reaches the file system that could name another folder. */
const plainSymbol = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;

const listShipped = (): string[] =>
  readdirSync(shippedFolder)
    .map((name) => path.basename(name, '.json.gz'))
    .toSorted();

type Place = { readonly origin: FilingsOrigin; readonly file: string };

function findFile(symbol: string, folder: string | undefined): Place | undefined {
  const places: Place[] = [
    ...(folder === undefined
      ? []
      : [{ origin: 'files' as const, file: path.join(folder, `${symbol}.json`) }]),
    { origin: 'shipped', file: path.join(shippedFolder, `${symbol}.json.gz`) },
  ];
  return places.find(({ file }) => existsSync(file));
}

async function readPlace({ origin, file }: Place): Promise<CompanyFilingsResult> {
  try {
    const bytes = await readFile(file);
    const text = file.endsWith('.gz') ? (await unpack(bytes)).toString() : bytes.toString();
    return { kind: 'filings', origin, company: parseCompanyFacts(text) };
  } catch {
    // What is wrong with the file is of no use to the reader; which file it is, is.
    return { kind: 'missing', refusal: path.basename(file) };
  }
}

/**
 * Filings of a folder with `<SYMBOL>.json`, bodies of the SEC's companyfacts as they come, else of
 * the extract that comes with Vela.
 */
export function createFilingsSource({ folder }: { readonly folder?: string } = {}): FilingsSource {
  const cache = new Map<string, Promise<CompanyFilingsResult>>();
  return {
    known: listShipped(),
    find(symbol) {
      const place = plainSymbol.test(symbol) ? findFile(symbol, folder) : undefined;
      if (place === undefined) return Promise.resolve({ kind: 'missing' });
      const known = cache.get(place.file);
      if (known !== undefined) return known;
      const reading = readPlace(place);
      if (cache.size >= maxCached) cache.delete([...cache.keys()][0] ?? '');
      cache.set(place.file, reading);
      return reading;
    },
  };
}
