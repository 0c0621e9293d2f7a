import type { NewsOrigin } from './to-news-items.ts';

/** A public feed that is read without a key, at most every five minutes. */
export type NewsSource = NewsOrigin & { readonly id: string; readonly url: string };

const bank = { language: 'en', category: 'central-bank', isMacro: true } as const;

export const newsSources: readonly NewsSource[] = [
  { ...bank, id: 'fed', source: 'Fed', url: 'https://www.federalreserve.gov/feeds/press_all.xml' },
  { ...bank, id: 'ecb', source: 'ECB', url: 'https://www.ecb.europa.eu/rss/press.html' },
  { ...bank, id: 'boe', source: 'BoE', url: 'https://www.bankofengland.co.uk/rss/news' },
  {
    id: 'bls',
    source: 'BLS',
    url: 'https://www.bls.gov/feed/bls_latest.rss',
    language: 'en',
    category: 'statistics',
    isMacro: true,
  },
];

/** A feed that the operator names: its host is its name. */
export function toOwnSource(url: string): NewsSource {
  const source = new URL(url).hostname.replace(/^www\./, '');
  return { id: `own-${source}`, source, url, language: 'und', category: 'market' };
}
