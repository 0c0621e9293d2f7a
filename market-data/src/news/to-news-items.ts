import type { MarketNewsItem, TickerEvidence } from '@vela/contracts';
import { findTickers } from './find-tickers.ts';
import type { FeedItem } from './parse-feed-items.ts';

const futureMs = 300_000;

/** A source of headlines, and what all of its items share. */
export type NewsOrigin = Pick<MarketNewsItem, 'source' | 'language' | 'category'> & {
  /** The company whose document it is. */
  readonly filer?: TickerEvidence;
  /** Macro news has subjects and no tickers. */
  readonly isMacro?: boolean;
  readonly isSimulated?: boolean;
};

/** Items of a feed as they are kept; a time that lies ahead is when the item was seen. */
export function toNewsItems(
  items: readonly FeedItem[],
  { filer, isMacro = false, isSimulated = false, ...origin }: NewsOrigin,
  now: number,
): MarketNewsItem[] {
  return items.map(({ id, title, link, publishedAt }) => ({
    ...origin,
    id,
    canonicalUrl: link,
    title,
    publishedAt: publishedAt !== null && publishedAt > now + futureMs ? now : publishedAt,
    seenAt: now,
    tickers: filer === undefined ? (isMacro ? [] : findTickers(title).slice(0, 20)) : [filer],
    isSimulated,
    clusterId: id,
  }));
}
