import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';

const fileName = /^(?<symbol>[A-Z0-9^][A-Z0-9.^=-]*)_events\.csv$/;
const listTtlMs = 1000;

type Listing = ReadonlyMap<string, readonly string[]>;

async function listEventsFiles(folder: string): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.flatMap(({ name, parentPath }) => {
    const symbol = fileName.exec(name)?.groups?.['symbol'];
    return symbol === undefined ? [] : [{ symbol, path: join(parentPath, name) }];
  });
  const bySymbol = Map.groupBy(files, ({ symbol }) => symbol);
  return new Map([...bySymbol].map(([symbol, found]) => [symbol, found.map(({ path }) => path)]));
}

/** Finds the one `SYMBOL_events.csv` of a tree; undefined where there is none, or several. */
export function createEventsFileFinder(
  folder: string,
): (symbol: string) => Promise<string | undefined> {
  let known: { readonly at: number; readonly listing: Promise<Listing> } | undefined;
  return async (symbol) => {
    if (known === undefined || performance.now() - known.at > listTtlMs)
      known = { at: performance.now(), listing: listEventsFiles(folder) };
    const listing = await known.listing;
    const others = findInstrumentEntry(symbol)?.fileSymbols ?? [];
    const [file, second] = [symbol, ...others.map((other) => other.symbol)].flatMap(
      (name) => listing.get(name) ?? [],
    );
    return second === undefined ? file : undefined;
  };
}
