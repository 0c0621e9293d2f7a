import { listCompanies, parseSubmissions, toNewsItems } from '@vela/market-data';
import { readOutside, readsOutside } from '../../outside/outside-source.ts';
import { storeNews, type NewsDeps } from './refresh-news.ts';

const maxBytes = 8 * 1024 * 1024;
const pauseMs = 600_000;
/** What was filed longer ago is not listed. */
const listedMs = 400 * 86_400_000;

/**
 * Reads the filings of a company in view from the SEC, where SEC_CONTACT says who asks; a failure
 * leaves what is known. Resolves with whether it was asked.
 */
export async function readCompanyFilings(deps: NewsDeps, symbol: string): Promise<boolean> {
  const { config, now } = deps;
  const company = listCompanies().find(({ ticker }) => ticker === symbol);
  if (company === undefined || config.secContact === undefined || !readsOutside(config))
    return false;
  const padded = String(company.cik).padStart(10, '0');
  const url = `${config.secUrls.data}/submissions/CIK${padded}.json`;
  await readOutside({ id: `sec-${padded}`, url, maxBytes, pauseMs }, deps, async (bytes) => {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const filings = parseSubmissions(body).filter(
      ({ publishedAt }) => (publishedAt ?? 0) > now() - listedMs,
    );
    const filer = { symbol, by: 'filer', words: `CIK ${company.cik}` } as const;
    const origin = { source: 'SEC', language: 'en', category: 'filing', filer } as const;
    await storeNews(deps, toNewsItems(filings, origin, now()));
  });
  return true;
}
