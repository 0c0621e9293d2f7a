import type { NewsCount } from '@vela/analyst';
import type { Database } from './database.ts';

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
