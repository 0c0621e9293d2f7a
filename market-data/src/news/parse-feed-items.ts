import { createHash } from 'node:crypto';
import { cleanHeadline, toCanonicalLink } from './clean-headline.ts';

/** A headline as a feed lists it. `publishedAt` is UTC milliseconds, null where the feed has none. */
export type FeedItem = {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly publishedAt: number | null;
};

/** A document that is no feed, or one made to harm its reader. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const maxItems = 500;
const maxDepth = 64;

/** What the formats call the parts of an item; each may be absent. */
type RawItem = {
  readonly id?: unknown;
  readonly guid?: unknown;
  readonly title?: unknown;
  readonly link?: unknown;
  readonly links?: readonly { readonly href?: string; readonly rel?: string }[];
  readonly dates: readonly unknown[];
};

/** Refused before they are parsed: declared entities, and tags nested deeper than any feed's. */
function refuseHarm(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FeedError('a document type is declared');
  let depth = 0;
  for (const [found] of text.matchAll(
    /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\/?[\w:-]+[^>]*>/g,
  )) {
    if (found.startsWith('<!')) continue;
    if (found.startsWith('</')) depth -= 1;
    else if (!found.endsWith('/>')) depth += 1;
    if (depth > maxDepth) throw new FeedError('tags are nested too deep');
  }
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : '';
  return typeof inner === 'string' ? inner : '';
}

async function listRawItems(text: string): Promise<RawItem[]> {
  // Loaded with the first feed: its 130 modules would make each start longer.
  const { parseFeed } = await import('feedsmith');
  try {
    const parsed = parseFeed(text);
    if (parsed.format === 'atom')
      return (parsed.feed.entries ?? []).map((entry) => ({
        id: entry.id,
        title: entry.title,
        links: (entry.links ?? []).map(({ href = '', rel = 'alternate' }) => ({ href, rel })),
        dates: [entry.published, entry.updated],
      }));
    if (parsed.format === 'rss')
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.guid,
        title: item.title,
        link: item.link,
        dates: [item.pubDate, item.dc?.dates?.[0]],
      }));
    if (parsed.format === 'rdf')
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link,
        dates: [item.dc?.dates?.[0]],
      }));
  } catch (cause) {
    throw new FeedError('not a feed', { cause });
  }
  throw new FeedError('not a feed of RSS or Atom');
}

function readDate(dates: readonly unknown[]): number | null {
  const times = dates.map((date) => Date.parse(readText(date)));
  return times.find((time) => Number.isFinite(time)) ?? null;
}

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

function toItem(raw: RawItem, source: string): FeedItem[] {
  const title = cleanHeadline(readText(raw.title));
  const alternate = raw.links?.find(({ rel }) => rel === 'alternate') ?? raw.links?.[0];
  const link = toCanonicalLink(readText(raw.link) || (alternate?.href ?? ''));
  if (title === '' || link === undefined) return [];
  const publishedAt = readDate(raw.dates);
  const named = readText(raw.id) || readText(raw.guid) || link;
  return [{ id: hash(`${source} ${named}`), title, link, publishedAt }];
}

/**
 * The headlines of a feed (RSS, RDF or Atom), each once, at most 500; one without a title or a web
 * address is left out. Throws FeedError for what is no feed.
 */
export async function parseFeedItems(text: string, source: string): Promise<FeedItem[]> {
  refuseHarm(text);
  const items = (await listRawItems(text)).slice(0, maxItems).flatMap((raw) => toItem(raw, source));
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
