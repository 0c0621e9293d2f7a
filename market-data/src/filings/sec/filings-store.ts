import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CompanyFacts } from '@vela/engine';
import { z } from 'zod';
import { companySchema } from '../parse-company-facts.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Facts of a company as they were last read, and when that was, UTC milliseconds. */
export type StoredFilings = {
  readonly company: CompanyFacts;
  /** The version that the SEC named. */
  readonly etag: string | undefined;
  readonly checkedAt: number;
};

const storedSchema = z.object({
  company: companySchema,
  etag: z.string().exactOptional(),
  checkedAt: z.number(),
});

export type FilingsStore = {
  /** Undefined where there is none, or none that can be read. */
  read(symbol: string): Promise<StoredFilings | undefined>;
  write(symbol: string, stored: StoredFilings): Promise<void>;
};

/** Keeps filings as packed files of a folder; a file is whole or not there. */
export function createFilingsStore(folder: string): FilingsStore {
  const toFile = (symbol: string): string => path.join(folder, `${symbol}.json.gz`);
  return {
    async read(symbol) {
      try {
        const text = (await unpack(await readFile(toFile(symbol)))).toString();
        const { etag, ...stored } = storedSchema.parse(JSON.parse(text));
        return { ...stored, etag };
      } catch {
        return undefined;
      }
    },
    async write(symbol, { company, etag, checkedAt }) {
      await mkdir(folder, { recursive: true });
      const stored = { company, checkedAt, ...(etag === undefined ? {} : { etag }) };
      const unfinished = path.join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, await pack(JSON.stringify(stored)));
        await rename(unfinished, toFile(symbol));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}
