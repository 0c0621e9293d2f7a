import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { formatSeriesFaultMessage } from '@vela/contracts';
import type { SeriesKey, StoredSeries } from '../../candle-source.ts';
import { readZip } from '../../filings/bulk/read-zip.ts';
import {
  findInstrumentEntry,
  instrumentCatalogue,
} from '../../instruments/instrument-catalogue.ts';
import { findCandleFiles, toCandleFile, type CandleFile } from '../files/find-candle-files.ts';
import { parseCandleFile } from '../files/load-file.ts';

/** Names series that an operator imported. */
export const importVendor = 'import';

export type ImportDeps = {
  /** The stored version of a series; undefined where there is none. */
  readonly findVersion: (key: SeriesKey) => Promise<string | undefined>;
  /** Stores a series whole, in the place of the one before. */
  readonly write: (key: SeriesKey, series: StoredSeries) => Promise<void>;
  readonly now: () => number;
  readonly onProgress: (line: string) => void;
};

export type ImportCounts = {
  readonly series: number;
  readonly candles: number;
  /** Files whose content is stored already: an import that was cut off goes on here. */
  readonly known: number;
  /** Files that were left out, and why. */
  readonly refused: readonly string[];
};

type ImportFile = {
  readonly file: CandleFile;
  /** Another content has another version. */
  readonly version: string;
  readonly read: () => Promise<Uint8Array>;
};

async function toImportFile(file: CandleFile): Promise<ImportFile> {
  const { size, mtimeMs } = await stat(file.path);
  const version = `${path.basename(file.name)} ${size} ${mtimeMs}`;
  return { file, version, read: () => readFile(file.path) };
}

async function withFiles<Result>(
  place: string,
  work: (files: readonly ImportFile[]) => Promise<Result>,
): Promise<Result> {
  if ((await stat(place)).isDirectory()) {
    const files = await findCandleFiles(place);
    return work(await Promise.all(files.map(toImportFile)));
  }
  return readZip(place, (entries) =>
    work(
      entries.flatMap((entry) => {
        const file = toCandleFile(entry.name, path.basename(entry.name));
        if (file === undefined) return [];
        const version = `${path.basename(entry.name)} ${entry.size} ${entry.crc32}`;
        return [{ file, version, read: () => entry.read() }];
      }),
    ),
  );
}

/** The key of a file's series; undefined for an instrument that is not in the catalogue. */
function findKey({ symbol, interval }: CandleFile): SeriesKey | undefined {
  const known = instrumentCatalogue.all.find(
    (one) =>
      one.symbol === symbol ||
      findInstrumentEntry(one.symbol)?.fileSymbols.some((other) => other.symbol === symbol) ===
        true,
  );
  if (known === undefined) return undefined;
  return { symbol: known.symbol, interval, kind: 'file', vendor: importVendor };
}

/** Imports files named SYMBOL_interval.csv of a folder or zip; what is stored already is left. */
export async function importCandles(place: string, deps: ImportDeps): Promise<ImportCounts> {
  const counts = { series: 0, candles: 0, known: 0 };
  const refused: string[] = [];
  await withFiles(place, async (files) => {
    for (const { file, version, ...content } of files) {
      const key = findKey(file);
      if (key === undefined) {
        refused.push(`${file.name}: no instrument of this name`);
        continue;
      }
      if ((await deps.findVersion(key)) === version) {
        counts.known++;
        continue;
      }
      const mayBeNonPositive = findInstrumentEntry(key.symbol)?.mayBeNonPositive ?? false;
      const parsed = parseCandleFile(file, await content.read(), { mayBeNonPositive, version });
      if (parsed.kind === 'refused') {
        refused.push(formatSeriesFaultMessage(parsed.fault, 'en'));
        continue;
      }
      const { candles } = parsed;
      await deps.write(key, { candles, version, health: parsed.repairs, fetchedAt: deps.now() });
      counts.series++;
      counts.candles += candles.length;
      deps.onProgress(`${file.name}: ${candles.length} candles`);
    }
  });
  return { ...counts, refused };
}
