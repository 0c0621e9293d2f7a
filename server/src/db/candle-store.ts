import { healthNoteSchema } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { CandleStore, SeriesKey, StoredSeries } from '@vela/market-data';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { candles as candleTable, candleSeries } from './schema/market.ts';
import type { Transaction } from './transaction.ts';

const columnNames = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;
type ColumnName = (typeof columnNames)[number];

/** Rows that one statement inserts: a long history must not run into the time limit of a statement. */
const rowsPerInsert = 20_000;

/** What a series is called before its history was ever replaced. */
const firstVersion = '1';

const healthSchema = z.array(healthNoteSchema);

// A column arrives as one value: the numbers' bytes, most significant first, in the order of time.
const readSql = `
  select s.version, s.health, s.fetched_at as "fetchedAt", c.*
  from candle_series s
  cross join lateral (
    select string_agg(float8send(open_time), ''::bytea) as "openTime", string_agg(float8send(open), ''::bytea) as "open",
      string_agg(float8send(high), ''::bytea) as "high", string_agg(float8send(low), ''::bytea) as "low",
      string_agg(float8send(close), ''::bytea) as "close", string_agg(float8send(volume), ''::bytea) as "volume"
    from (select * from candles where series_id = s.id order by open_time) as ordered
  ) as c
  where s.symbol = $1 and s.interval = $2 and s.kind = $3 and s.vendor = $4`;

type ReadRow = { version: string; health: unknown; fetchedAt: Date } & Record<
  ColumnName,
  Buffer | null
>;

function toColumn(bytes: Buffer | null): Float64Array {
  if (bytes === null) return new Float64Array(0);
  const aligned = new Uint8Array(bytes);
  Buffer.from(aligned.buffer).swap64();
  return new Float64Array(aligned.buffer);
}

async function read(
  db: Database,
  { symbol, interval, kind, vendor }: SeriesKey,
): Promise<StoredSeries | undefined> {
  const { rows } = await db.$client.query<ReadRow>(readSql, [symbol, interval, kind, vendor]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const openTime = toColumn(row.openTime);
  const candles: Candles = {
    interval,
    length: openTime.length,
    openTime,
    open: toColumn(row.open),
    high: toColumn(row.high),
    low: toColumn(row.low),
    close: toColumn(row.close),
    volume: toColumn(row.volume),
  };
  return {
    candles,
    version: row.version,
    health: healthSchema.parse(row.health),
    fetchedAt: row.fetchedAt.getTime(),
  };
}

function textOf(column: Float64Array, from: number): string {
  return `{${column.subarray(from, from + rowsPerInsert).join(',')}}`;
}

/** Adds those of the candles that are newer than the stored ones. */
async function insertNewer(tx: Transaction, seriesId: number, candles: Candles): Promise<void> {
  for (let from = 0; from < candles.length; from += rowsPerInsert) {
    const given = columnNames.map((name) => sql`${textOf(candles[name], from)}::float8[]`);
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

/** The row of a series, made when it is new. Whoever else writes this series waits until the transaction has ended. */
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

async function replace(tx: Transaction, key: SeriesKey, series: StoredSeries): Promise<void> {
  const { version, health } = series;
  const id = await lockSeries(tx, key, series);
  await tx.delete(candleTable).where(eq(candleTable.seriesId, id));
  await insertNewer(tx, id, series.candles);
  await tx
    .update(candleSeries)
    .set({ version, health, fetchedAt: new Date(series.fetchedAt) })
    .where(and(eq(candleSeries.id, id)));
}

/** The candle cache in PostgreSQL. Writers of one series wait for each other; a reader sees it before or after a write, never between. */
export function createCandleStore(db: Database): CandleStore {
  return {
    read: (key) => read(db, key),
    append: (key, candles, fetchedAt) =>
      db.transaction(async (tx) => {
        const id = await lockSeries(tx, key, { version: firstVersion, health: [], fetchedAt });
        await insertNewer(tx, id, candles);
      }),
    replace: (key, series) => db.transaction((tx) => replace(tx, key, series)),
  };
}
