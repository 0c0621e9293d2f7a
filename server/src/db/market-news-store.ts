import type { NewsCount } from '@vela/analyst';
import type { MarketNewsItem } from '@vela/contracts';
import type { Database } from './database.ts';
import { marketNews } from './schema/market-news.ts';

type CountRow = Omit<NewsCount, 'newest'> & { readonly newest: Date };

/** How many filings and headlines name a symbol since a moment (UTC milliseconds). */
export async function countNews(db: Database, symbol: string, since: number): Promise<NewsCount[]> {
  const { rows } = await db.$client.query<CountRow>(
    `select case category when 'filing' then 'filing' else 'headline' end as kind,
       count(*)::int as count, max(listed_at) as newest,
       array_agg(distinct source order by source) as sources, bool_or(is_simulated) as "isSimulated"
     from market_news
     where listed_at >= to_timestamp($2::float8 / 1000) and tickers @> $1::jsonb
     group by 1 order by 1`,
    [JSON.stringify([{ symbol }]), since],
  );
  return rows.map(({ newest, ...row }) => ({ ...row, newest: newest.getTime() }));
}

type NewsRow = Omit<MarketNewsItem, 'publishedAt' | 'seenAt'> & {
  readonly publishedAt: Date | null;
  readonly seenAt: Date;
};

const columns = `id, source, canonical_url as "canonicalUrl", title, language,
  published_at as "publishedAt", seen_at as "seenAt", tickers, category,
  is_simulated as "isSimulated", cluster_id as "clusterId"`;

const toItem = ({ publishedAt, seenAt, ...row }: NewsRow): MarketNewsItem => ({
  ...row,
  publishedAt: publishedAt?.getTime() ?? null,
  seenAt: seenAt.getTime(),
});

/** Which of these ids are stored. */
export async function findKnownNews(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from market_news where id = any($1)',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Items that were published or seen from `since` on, the earliest first. */
export async function listRecentNews(db: Database, since: number): Promise<MarketNewsItem[]> {
  const { rows } = await db.$client.query<NewsRow>(
    `select ${columns} from market_news where listed_at >= to_timestamp($1::float8 / 1000)
     order by listed_at`,
    [since],
  );
  return rows.map(toItem);
}

/** Stores items that are not stored yet. */
export async function appendNews(db: Database, items: readonly MarketNewsItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ publishedAt, seenAt, ...item }) => ({
    ...item,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    seenAt: new Date(seenAt),
    listedAt: new Date(Math.min(publishedAt ?? seenAt, seenAt)),
  }));
  await db.insert(marketNews).values(rows).onConflictDoNothing();
}

type NewsFilter = {
  readonly symbol?: string;
  readonly category?: string;
  readonly source?: string;
  readonly limit: number;
};

/** The items of the latest stories that pass a filter, with all that tell the same story. */
export async function listStoryItems(
  db: Database,
  { symbol, category, source, limit }: NewsFilter,
): Promise<MarketNewsItem[]> {
  const ticker = symbol === undefined ? null : JSON.stringify([{ symbol }]);
  const { rows } = await db.$client.query<NewsRow>(
    `select ${columns} from market_news where cluster_id in (
       select cluster_id from market_news
       where ($1::jsonb is null or tickers @> $1::jsonb) and ($2::text is null or category = $2)
         and ($3::text is null or source = $3)
       group by cluster_id order by max(listed_at) desc, cluster_id limit $4)
     order by listed_at desc, id`,
    [ticker, category ?? null, source ?? null, limit],
  );
  return rows.map(toItem);
}
