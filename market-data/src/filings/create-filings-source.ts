import type { CompanyFacts } from '@vela/engine';
import { simulatedTicker } from '../instruments/simulated-company.ts';
import { ProviderError } from '../provider-error.ts';
import { createSharedCache } from '../shared-cache.ts';
import { parseCik, toNumberedTicker, type Filer } from './filers/filer.ts';
import { createFilerDirectory, type FilerDirectory } from './filers/filer-directory.ts';
import type {
  CompanyFilingsResult,
  FilingsRefusal,
  FilingsSource,
  FindOptions,
} from './filings-source.ts';
import type { FilingsStore } from './filings-store.ts';
import { listAtHand } from './list-at-hand.ts';
import { createLocalFilings, listShipped } from './local-filings.ts';
import { readCompanyBody } from './parse-company-facts.ts';
import { createSimulatedCompany } from './simulated/simulated-company.ts';
import { createSecClient, type SecSettings } from './sec/sec-client.ts';
import { createSecSource } from './sec/sec-source.ts';

/** Some 30 companies. */
const defaultCacheBytes = 24 * 1024 * 1024;

type Settings = {
  /** Bodies of the SEC's companyfacts as `<SYMBOL>.json`. */
  readonly folder?: string | undefined;
  /** Where facts are kept, of the SEC and of imports; absent: none are. */
  readonly store?: FilingsStore | undefined;
  /** Absent, or without a store: the SEC is not asked. */
  readonly sec?: SecSettings | undefined;
  /** Whether there is a company that does not exist, to try every state with. */
  readonly simulated?: boolean;
  /** Memory of the facts that are held, in bytes. */
  readonly cacheBytes?: number;
  /** UTC milliseconds. */
  readonly now?: () => number;
  /** Reads a body of the SEC, of up to 20 megabytes; by default on this thread. */
  readonly parse?: (text: string) => Promise<CompanyFacts>;
};

/** No symbol reaches the file system that could name another folder. */
const plainSymbol = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;

/** "CIK 0000320193" as it is written here; other texts as they are. */
function toSymbol(text: string): string {
  const cik = parseCik(text);
  return cik === undefined ? text : toNumberedTicker(cik);
}

const simulatedFiler: Filer = { ticker: simulatedTicker, cik: 0, name: simulatedTicker };
const simulate = (now: number): CompanyFilingsResult => ({
  kind: 'filings',
  origin: 'simulated',
  company: createSimulatedCompany(new Date(now).toISOString().slice(0, 10)),
});

type Local = ReturnType<typeof createLocalFilings>;

/** The extract of a company under any of its tickers. */
async function findShipped(
  { symbol, filer }: { readonly symbol: string; readonly filer: Filer | undefined },
  files: Local,
  directory: FilerDirectory,
): Promise<CompanyFilingsResult> {
  const classes = filer === undefined ? [] : await directory.listClasses(filer.cik);
  for (const name of [symbol, ...classes.map(({ ticker }) => ticker)]) {
    const shipped = await files.findShipped(name);
    if (shipped !== undefined) return shipped;
  }
  return { kind: 'missing' };
}

/**
 * Filings of a folder, else of the SEC or of what is stored of it, else of the extract that comes
 * with Vela; the extract also while the SEC does not answer, which the result then says.
 */
export function createFilingsSource({
  folder,
  store,
  sec,
  simulated = false,
  cacheBytes = defaultCacheBytes,
  now = Date.now,
  parse = async (text) => readCompanyBody(text),
}: Settings = {}): FilingsSource {
  const caches = createSharedCache(cacheBytes);
  const files = createLocalFilings(folder, caches);
  const client = sec === undefined || store === undefined ? undefined : createSecClient(sec);
  const directory = createFilerDirectory({ store, client, now });
  const remote =
    store === undefined ? undefined : createSecSource({ client, store, parse, now, caches });

  async function findFiler(
    symbol: string,
  ): Promise<{ readonly filer?: Filer | undefined; readonly refusal?: FilingsRefusal }> {
    try {
      return { filer: await directory.find(symbol) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { refusal: { reason: error.kind } };
    }
  }

  async function find(text: string, options?: FindOptions): Promise<CompanyFilingsResult> {
    const symbol = toSymbol(text);
    if (simulated && symbol === simulatedTicker) return simulate(now());
    if (!plainSymbol.test(symbol)) return { kind: 'missing' };
    const file = files.findFile(symbol);
    if (file !== undefined) return await file;
    const { filer, refusal: unlisted } = await findFiler(symbol);
    const asked = filer === undefined ? undefined : await remote?.find(filer.cik, options);
    if (asked?.kind === 'filings') return asked;
    const refusal = asked?.refusal ?? unlisted;
    const shipped = await findShipped({ symbol, filer }, files, directory);
    return refusal === undefined ? shipped : { ...shipped, refusal };
  }

  return {
    known: simulated ? [...listShipped(), simulatedTicker] : listShipped(),
    asksSec: client !== undefined,
    find,
    findFiler: async (text) => {
      if (simulated && text === simulatedTicker) return simulatedFiler;
      return plainSymbol.test(toSymbol(text)) ? (await findFiler(toSymbol(text))).filer : undefined;
    },
    listAtHand: () => listAtHand([...files.listFiles(), ...listShipped()], directory, store),
  };
}
