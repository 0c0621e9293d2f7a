import type { Candles } from '@vela/engine';
import type { CandleStore, SeriesKey, StoredSeries } from '@vela/market-data';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { readCandleSeries } from './read-candle-series.ts';
import { candles as candleTable, candleSeries, seriesOwners } from './schema/market.ts';
import type { Transaction } from './transaction.ts';

const columnNames = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;

/** Rows per insert statement, to stay within the statement timeout. */
const rowsPerInsert = 20_000;

/** Version of a series whose history was never replaced. */
const firstVersion = '1';

function toArrayLiteral(column: Float64Array, from: number): string {
  return `{${column.subarray(from, from + rowsPerInsert).join(',')}}`;
}

async function insertNewer(tx: Transaction, seriesId: number, candles: Candles): Promise<void> {
  for (let from = 0; from < candles.length; from += rowsPerInsert) {
    const given = columnNames.map((name) => sql`${toArrayLiteral(candles[name], from)}::float8[]`);
    await tx.execute(sql`
      insert into ${candleTable} (series_id, open_time, open, high, low, close, volume)
      select ${seriesId}::int, fresh.* from unnest(${sql.join(given, sql`, `)}) as fresh (open_time, open, high, low, close, volume)
      where fresh.open_time > coalesce((select max(open_time) from ${candleTable} where series_id = ${seriesId}::int), '-infinity')
      on conflict do nothing`);
  }
}

type SeriesRow = {
  readonly version: string;
  readonly health: StoredSeries['health'];
  readonly fetchedAt: number;
};

/** Inserts or locks a series row until the transaction ends; returns its id. */
async function lockSeries(tx: Transaction, key: SeriesKey, row: SeriesRow): Promise<number> {
  const { symbol, interval, kind, vendor } = key;
  const fetchedAt = new Date(row.fetchedAt);
  const [series] = await tx
    .insert(candleSeries)
    .values({ symbol, interval, kind, vendor, version: row.version, health: row.health, fetchedAt })
    .onConflictDoUpdate({
      target: [candleSeries.symbol, candleSeries.interval, candleSeries.kind, candleSeries.vendor],
      set: { fetchedAt: sql`greatest(${candleSeries.fetchedAt}, excluded.fetched_at)` },
    })
    .returning({ id: candleSeries.id });
  if (series === undefined) throw new Error('an inserted or updated row is returned');
  return series.id;
}

async function replaceSeries(
  tx: Transaction,
  key: SeriesKey,
  { fromOpenTime, ...series }: StoredSeries & { readonly fromOpenTime: number },
): Promise<void> {
  const { version, health } = series;
  const id = await lockSeries(tx, key, series);
  await tx
    .delete(candleTable)
    .where(and(eq(candleTable.seriesId, id), gte(candleTable.openTime, fromOpenTime)));
  await insertNewer(tx, id, series.candles);
  await tx
    .update(candleSeries)
    .set({ version, health, fetchedAt: new Date(series.fetchedAt) })
    .where(eq(candleSeries.id, id));
}

/** Candle cache in PostgreSQL; writers of a series are serialized, readers see no half write. */
export function createCandleStore(db: Database): CandleStore {
  return {
    read: (key) => readCandleSeries(db, key),
    append: (key, candles, fetchedAt) =>
      db.transaction(async (tx) => {
        const id = await lockSeries(tx, key, { version: firstVersion, health: [], fetchedAt });
        await insertNewer(tx, id, candles);
      }),
    replace: (key, series, fromOpenTime = Number.NEGATIVE_INFINITY) =>
      db.transaction((tx) => replaceSeries(tx, key, { ...series, fromOpenTime })),
    async findOwner({ symbol, interval }) {
      const [owner] = await db
        .select({ vendor: seriesOwners.vendor })
        .from(seriesOwners)
        .where(and(eq(seriesOwners.symbol, symbol), eq(seriesOwners.interval, interval)));
      return owner?.vendor;
    },
    async setOwner(series, vendor) {
      await db
        .insert(seriesOwners)
        .values({ ...series, vendor })
        .onConflictDoUpdate({
          target: [seriesOwners.symbol, seriesOwners.interval],
          set: { vendor },
        });
    },
  };
}
