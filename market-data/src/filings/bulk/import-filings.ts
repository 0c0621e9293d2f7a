import { z } from 'zod';
import { parseTickers } from '../filers/parse-tickers.ts';
import type { FilingsStore } from '../filings-store.ts';
import { readCompanyBody } from '../parse-company-facts.ts';
import { withBodies, type BulkFile } from './list-bodies.ts';

/** What became of the files of an import. */
export type ImportCounts = {
  readonly companies: number;
  /** Imported before, and the same since. */
  readonly known: number;
  /** Bodies in which nothing is filed that Vela reads. */
  readonly empty: number;
  /** Files that are no bodies of companyfacts. */
  readonly refused: readonly string[];
  /** Tickers of a list of the SEC. */
  readonly tickers: number;
};

type Deps = {
  readonly store: FilingsStore;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Told after every hundred files. */
  readonly onProgress?: (done: number, all: number) => void;
};

const tickerFile = 'company_tickers.json';
const bodySchema = z.object({
  cik: z.coerce.number().int().positive(),
  ticker: z.string().exactOptional(),
});
const filesPerProgress = 100;

type Outcome = 'companies' | 'empty' | 'refused';

async function importBody(file: BulkFile, { store, now }: Deps): Promise<Outcome> {
  try {
    const text = await file.readText();
    const { cik, ticker } = bodySchema.parse(JSON.parse(text));
    const company = readCompanyBody(text);
    if (Object.values(company.facts).every((tags) => Object.keys(tags).length === 0))
      return 'empty';
    await store.write(cik, { company, etag: undefined, checkedAt: now() }, file.key);
    if (ticker !== undefined) await store.writeFilers([{ ticker, cik, name: company.entityName }]);
    return 'companies';
  } catch (error) {
    // What is in a file ends that file; what the database refuses ends the import.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'refused';
    throw error;
  }
}

async function importFiles(files: readonly BulkFile[], deps: Deps): Promise<ImportCounts> {
  const { store, onProgress } = deps;
  const imported = await store.listImported();
  const counts = { companies: 0, known: 0, empty: 0, tickers: 0 };
  const refused: string[] = [];
  for (const [index, file] of files.entries()) {
    if (index % filesPerProgress === 0 && index > 0) onProgress?.(index, files.length);
    if (file.name === tickerFile) {
      const filers = parseTickers(await file.readText());
      await store.writeFilers(filers);
      counts.tickers += filers.length;
    } else if (imported.has(file.key)) counts.known += 1;
    else {
      const outcome = await importBody(file, deps);
      if (outcome === 'refused') refused.push(file.name);
      else counts[outcome] += 1;
    }
  }
  return { ...counts, refused };
}

/**
 * Stores the bodies of companyfacts of a folder or of the SEC's companyfacts.zip, company by
 * company: what was stored before an interruption is not read again, and nothing is stored twice.
 */
export function importFilings(place: string, deps: Deps): Promise<ImportCounts> {
  return withBodies(place, (files) => importFiles(files, deps));
}
