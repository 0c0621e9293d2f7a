import type { CompanyFacts } from '@vela/engine';
import { ProviderError } from '../../provider-error.ts';
import type { SharedCache } from '../../shared-cache.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { CompanyFilingsResult, FindOptions } from '../filings-source.ts';
import type { FilingsStore, StoredFilings } from '../filings-store.ts';
import { measureFilings } from '../measure-filings.ts';
import type { SecClient } from './sec-client.ts';

const hourMs = 3_600_000;
/** Reports come on a day: a few hours more are no matter. */
const freshMs = 6 * hourMs;

type Deps = {
  /** Absent: what is stored is all there is. */
  readonly client: Pick<SecClient, 'getCompanyFacts'> | undefined;
  readonly store: FilingsStore;
  /** The facts of a body that are read; throws where it is none. */
  readonly parse: (text: string) => Promise<CompanyFacts>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Where facts are held in memory. */
  readonly caches: SharedCache;
};

/** What is known stands in for what the SEC did not answer, and says so. */
function toRefused(error: unknown, known: StoredFilings | undefined): CompanyFilingsResult {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'not-found' && known === undefined) return { kind: 'missing' };
  const refusal = { reason: error.kind };
  if (known === undefined) return { kind: 'missing', refusal };
  return { kind: 'filings', origin: 'sec', company: known.company, refusal };
}

/** Finds filings in the store and at the SEC, whose bodies are read anew only when changed. */
export function createSecSource({ client, store, parse, now, caches }: Deps) {
  const cache = caches.open('sec', ({ company }: StoredFilings) => measureFilings(company));
  const runOnce = createSingleFlight<CompanyFilingsResult>();

  function remember(cik: number, stored: StoredFilings): StoredFilings {
    cache.set(String(cik), stored);
    return stored;
  }

  /** The newest facts; undefined where the SEC is not asked and nothing is stored. */
  async function update(
    cik: number,
    known: StoredFilings | undefined,
  ): Promise<StoredFilings | undefined> {
    if (client === undefined) return known;
    const answer = await client.getCompanyFacts(cik, known?.etag);
    const checkedAt = now();
    if (answer.kind === 'unchanged') {
      if (known === undefined) return undefined;
      await store.touch(cik, checkedAt);
      return remember(cik, { ...known, checkedAt });
    }
    const company = await parse(answer.text).catch((cause: unknown) => {
      throw new ProviderError('malformed', 'sec', { cause, detail: 'the facts of a company' });
    });
    const stored = { company, etag: answer.etag, checkedAt };
    await store.write(cik, stored);
    return remember(cik, stored);
  }

  async function read(
    cik: number,
    { onlyAtHand = false }: FindOptions,
  ): Promise<CompanyFilingsResult> {
    const known = cache.get(String(cik)) ?? (await store.read(cik));
    if (known !== undefined) remember(cik, known);
    const isFresh = known !== undefined && now() - known.checkedAt < freshMs;
    try {
      const found = isFresh || onlyAtHand ? known : await update(cik, known);
      if (found === undefined) return { kind: 'missing' };
      return { kind: 'filings', origin: 'sec', company: found.company };
    } catch (error) {
      return toRefused(error, known);
    }
  }

  return {
    find: (cik: number, options: FindOptions = {}) =>
      runOnce(`${cik} ${options.onlyAtHand === true}`, () => read(cik, options)),
  };
}
