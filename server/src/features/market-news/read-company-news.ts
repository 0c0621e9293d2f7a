import { findTickers, instrumentCatalogue, parseCompanyNews, toNewsItems } from '@vela/market-data';
import { readOutside, readsOutside } from '../../outside/outside-source.ts';
import { storeNews, type NewsDeps } from './refresh-news.ts';

const maxBytes = 4 * 1024 * 1024;
const pauseMs = 600_000;
const spanMs = 7 * 86_400_000;
const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Reads Finnhub's headlines of a company in view, where its key is set; else nothing is asked. */
export async function readCompanyNews(deps: NewsDeps, symbol: string): Promise<void> {
  const { config, now } = deps;
  const key = config.vendorKeys['finnhub'];
  const isShare = instrumentCatalogue.all.some(
    (one) => one.symbol === symbol && one.assetClass === 'stock',
  );
  if (key === undefined || !isShare || !readsOutside(config)) return;
  const span = `from=${toDate(now() - spanMs)}&to=${toDate(now())}`;
  const url = `${config.vendorUrls['finnhub']}/api/v1/company-news?symbol=${symbol}&${span}`;
  const headers = { 'x-finnhub-token': key };
  const document = { id: `finnhub-news-${symbol}`, url, headers, maxBytes, pauseMs };
  await readOutside(document, deps, async (bytes) => {
    const items = parseCompanyNews(JSON.parse(new TextDecoder().decode(bytes)));
    const origin = { source: 'Finnhub', language: 'en', category: 'company' } as const;
    // The vendor's list is of the company; the headline may name others too.
    const told = toNewsItems(items, origin, now()).map((item) => {
      const others = findTickers(item.title).filter((one) => one.symbol !== symbol);
      const own = { symbol, by: 'code', words: symbol } as const;
      return { ...item, tickers: [own, ...others].slice(0, 20) };
    });
    await storeNews(deps, told);
  });
}
