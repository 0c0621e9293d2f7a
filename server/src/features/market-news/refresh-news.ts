import type { MarketNewsItem } from '@vela/contracts';
import {
  createStoryIndex,
  decodeText,
  listSimulatedNews,
  newsSources,
  parseFeedItems,
  toNewsItems,
  toOwnSource,
  type NewsSource,
} from '@vela/market-data';
import type { FastifyBaseLogger } from 'fastify';
import { appendNews, findKnownNews, listRecentNews } from '../../db/market-news-store.ts';
import { readOutside, readsOutside } from '../../outside/outside-source.ts';
import type { AppDeps } from '../feature.ts';

export type NewsDeps = Pick<AppDeps, 'db' | 'config' | 'now'>;

const maxBytes = 2 * 1024 * 1024;
/** Public feeds are asked for every five minutes at most. */
export const newsPauseMs = 300_000;
/** Headlines of two days are compared for stories. */
const windowMs = 48 * 3_600_000;

/** The feeds that are read: the public ones, and those of the operator. */
export function listNewsSources({ config }: Pick<NewsDeps, 'config'>): readonly NewsSource[] {
  return [...newsSources, ...config.newsFeeds.map(toOwnSource)];
}

/** Stores items that are new, each in the story that another of the last two days tells. */
export async function storeNews(
  { db, now }: Pick<NewsDeps, 'db' | 'now'>,
  items: readonly MarketNewsItem[],
): Promise<number> {
  const known = await findKnownNews(
    db,
    items.map(({ id }) => id),
  );
  const fresh = items.filter(({ id }) => !known.has(id));
  const index = createStoryIndex();
  for (const item of await listRecentNews(db, now() - windowMs)) index.add(item);
  const joined = fresh.map((item) => {
    const clustered = { ...item, clusterId: index.findCluster(item) ?? item.clusterId };
    index.add(clustered);
    return clustered;
  });
  await appendNews(db, joined);
  return joined.length;
}

/** Reads the feeds; one that fails leaves what is known. */
export async function refreshNews(
  deps: NewsDeps,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { config, now } = deps;
  if (config.profile === 'local') await storeNews(deps, listSimulatedNews(now()));
  if (!readsOutside(config)) return;
  for (const source of listNewsSources(deps))
    try {
      const { id, url } = source;
      const document = { id: `news-${id}`, url, maxBytes, pauseMs: newsPauseMs };
      await readOutside(document, deps, async (bytes, contentType) => {
        const items = await parseFeedItems(decodeText(bytes, contentType).text, source.source);
        await storeNews(deps, toNewsItems(items, source, now()));
      });
    } catch (error) {
      log.warn(error, `the feed ${source.source} could not be read`);
    }
}
