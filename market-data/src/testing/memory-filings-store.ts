import type { Filer } from '../filings/filers/filer.ts';
import type { FilingsStore, StoredFilings } from '../filings/filings-store.ts';

/** In-memory FilingsStore; a company written again is replaced whole. */
export function createMemoryFilingsStore(): FilingsStore {
  const stored = new Map<number, StoredFilings>();
  const imported = new Set<string>();
  const filers = new Map<string, Filer>();
  return {
    read: async (cik) => stored.get(cik),
    async write(cik, filings, key) {
      stored.set(cik, filings);
      if (key !== undefined) imported.add(key);
    },
    async touch(cik, checkedAt) {
      const known = stored.get(cik);
      if (known !== undefined) stored.set(cik, { ...known, checkedAt });
    },
    listStored: async () => [...stored.keys()],
    listImported: async () => new Set(imported),
    readFilers: async () => [...filers.values()],
    async writeFilers(given) {
      for (const filer of given) filers.set(filer.ticker, filer);
    },
  };
}
