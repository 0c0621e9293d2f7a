import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exploredCharts } from '../../db/schema/explore.ts';
import { toExploreKey, type ExploreName, type StoredChart } from './explore-key.ts';

/** When each stored chart was made, UTC milliseconds, by key. */
export async function listStoredCharts(db: Database): Promise<ReadonlyMap<string, number>> {
  const { key, madeAt } = exploredCharts;
  const rows = await db.select({ key, madeAt }).from(exploredCharts);
  return new Map(rows.map((row) => [row.key, row.madeAt.getTime()]));
}

/** The JSON of a stored chart; undefined where there is none. */
export async function readStoredChart(
  db: Database,
  name: ExploreName,
): Promise<string | undefined> {
  const isNamed = eq(exploredCharts.key, toExploreKey(name));
  const [row] = await db.select().from(exploredCharts).where(isNamed);
  return row?.body;
}

/** Stores a chart in the place of the one before it. */
export async function storeChart(
  db: Database,
  name: ExploreName,
  { chart, now }: { readonly chart: StoredChart; readonly now: number },
): Promise<void> {
  const row = { madeAt: new Date(now), body: JSON.stringify(chart) };
  await db
    .insert(exploredCharts)
    .values({ key: toExploreKey(name), ...row })
    .onConflictDoUpdate({
      target: exploredCharts.key,
      set: row,
      // Of two servers the later one stays.
      setWhere: sql`${exploredCharts.madeAt} < excluded.made_at`,
    });
}
