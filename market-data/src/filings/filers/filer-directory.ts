import { ProviderError } from '../../provider-error.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { FilingsStore } from '../filings-store.ts';
import type { SecClient } from '../sec/sec-client.ts';
import { parseCik, toNumberedTicker, type Filer } from './filer.ts';
import { listCompanies } from './listed-companies.ts';

const dayMs = 86_400_000;

type Deps = {
  readonly store: FilingsStore | undefined;
  /** Absent: the SEC is not asked for its list. */
  readonly client: Pick<SecClient, 'getTickers'> | undefined;
  /** UTC milliseconds. */
  readonly now: () => number;
};

type Listing = {
  readonly byTicker: ReadonlyMap<string, Filer>;
  /** All tickers of a company: the classes of its shares. */
  readonly byCik: ReadonlyMap<number, readonly Filer[]>;
};

/** Finds a company by ticker or by its number at the SEC. */
export interface FilerDirectory {
  /** By "KHC", "BRK.B" or "CIK 1637459"; undefined: no list has it. Throws ProviderError. */
  find(text: string): Promise<Filer | undefined>;
  /** As `find`, from the lists at hand. */
  findListed(ticker: string): Promise<Filer | undefined>;
  /** All filers of a number, one for each class of shares that is listed. */
  listClasses(cik: number): Promise<readonly Filer[]>;
}

function toListing(filers: readonly Filer[]): Listing {
  const byTicker = new Map(filers.map((filer) => [filer.ticker, filer]));
  return { byTicker, byCik: Map.groupBy(byTicker.values(), ({ cik }) => cik) };
}

/** Tickers from the list that comes with Vela, the stored ones, and daily those of the SEC. */
export function createFilerDirectory({ store, client, now }: Deps): FilerDirectory {
  let known: { readonly at: number; readonly listing: Listing } | undefined;
  let asked: number | undefined;
  const runOnce = createSingleFlight<void>();
  const loadOnce = createSingleFlight<Listing>();

  /** Stores the list of the SEC once a day; while it does not answer, the stored one stands. */
  async function update(): Promise<void> {
    if (client === undefined || (asked !== undefined && now() - asked < dayMs)) return;
    await runOnce('tickers', () => readTickers(client));
  }

  async function readTickers({ getTickers }: Pick<SecClient, 'getTickers'>): Promise<void> {
    const filers = await getTickers();
    asked = now();
    await store?.writeFilers(filers);
    known = undefined;
  }

  async function loadListing(): Promise<Listing> {
    try {
      const stored = (await store?.readFilers()) ?? [];
      known = { at: now(), listing: toListing([...listCompanies(), ...stored]) };
    } catch (error) {
      // The list of a minute ago serves while the database does not answer.
      if (known === undefined) throw error;
    }
    return known.listing;
  }

  async function readListing(): Promise<Listing> {
    // An import beside the running server adds filers.
    const isFresh = known !== undefined && now() - known.at <= 60_000;
    // Forty companies beside each other ask at once: one reading serves them.
    return isFresh && known !== undefined ? known.listing : loadOnce('listing', loadListing);
  }

  return {
    async find(text) {
      const cik = parseCik(text);
      const find = ({ byTicker, byCik }: Listing): Filer | undefined =>
        cik === undefined ? byTicker.get(text) : byCik.get(cik)?.[0];
      const found = find(await readListing());
      if (found !== undefined) return found;
      try {
        await update();
      } catch (error) {
        if (cik === undefined || !(error instanceof ProviderError)) throw error;
      }
      const unlisted =
        cik === undefined ? undefined : { ticker: toNumberedTicker(cik), cik, name: `CIK ${cik}` };
      return find(await readListing()) ?? unlisted;
    },
    findListed: async (ticker) => (await readListing()).byTicker.get(ticker),
    listClasses: async (cik) => (await readListing()).byCik.get(cik) ?? [],
  };
}
