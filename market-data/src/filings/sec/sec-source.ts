import { ProviderError } from '../../provider-error.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { CompanyFilingsResult } from '../filings-source.ts';
import { parseCompanyFacts } from '../parse-company-facts.ts';
import { trimCompanyFacts } from '../trim-company-facts.ts';
import type { FilingsStore, StoredFilings } from './filings-store.ts';
import type { SecClient } from './sec-client.ts';

const hourMs = 3_600_000;
/** Reports come on a day: a few hours late is soon enough. */
const freshMs = 6 * hourMs;
const tickersMs = 24 * hourMs;
/** Companies whose facts are held in memory; one takes some megabytes. */
const maxCached = 24;

type Deps = {
  readonly client: SecClient;
  readonly store: FilingsStore;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/** Finds filings at the SEC, reads a body anew only when it has changed, and keeps all of them. */
export function createSecSource({ client, store, now }: Deps) {
  const cache = new Map<string, StoredFilings>();
  const runOnce = createSingleFlight<CompanyFilingsResult>();
  let tickers: { readonly at: number; readonly byName: ReadonlyMap<string, number> } | undefined;

  async function findCik(symbol: string): Promise<number | undefined> {
    if (tickers === undefined || now() - tickers.at > tickersMs)
      tickers = { at: now(), byName: await client.getTickers() };
    return tickers.byName.get(symbol);
  }

  function remember(symbol: string, stored: StoredFilings): void {
    cache.delete(symbol);
    if (cache.size >= maxCached) cache.delete([...cache.keys()][0] ?? '');
    cache.set(symbol, stored);
  }

  async function keep(symbol: string, stored: StoredFilings): Promise<StoredFilings> {
    remember(symbol, stored);
    await store.write(symbol, stored);
    return stored;
  }

  /** The newest facts; undefined where the SEC knows no such company. */
  async function update(
    symbol: string,
    known: StoredFilings | undefined,
  ): Promise<StoredFilings | undefined> {
    const cik = await findCik(symbol);
    if (cik === undefined) return undefined;
    const answer = await client.getCompanyFacts(cik, known?.etag);
    if (answer.kind === 'unchanged')
      return known === undefined ? undefined : keep(symbol, { ...known, checkedAt: now() });
    let company;
    try {
      company = trimCompanyFacts(parseCompanyFacts(answer.text));
    } catch (cause) {
      throw new ProviderError('malformed', 'sec', { cause, detail: 'the facts of a company' });
    }
    return keep(symbol, { company, etag: answer.etag, checkedAt: now() });
  }

  async function read(symbol: string): Promise<CompanyFilingsResult> {
    const known = cache.get(symbol) ?? (await store.read(symbol));
    if (known !== undefined) remember(symbol, known);
    const isFresh = known !== undefined && now() - known.checkedAt < freshMs;
    try {
      const found = isFresh ? known : await update(symbol, known);
      if (found === undefined) return { kind: 'missing' };
      return { kind: 'filings', origin: 'sec', company: found.company };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === 'not-found') return { kind: 'missing' };
      const refusal = { reason: error.kind };
      if (known === undefined) return { kind: 'missing', refusal };
      return { kind: 'filings', origin: 'sec', company: known.company, refusal };
    }
  }

  return { find: (symbol: string) => runOnce(symbol, () => read(symbol)) };
}

export type SecSource = ReturnType<typeof createSecSource>;
