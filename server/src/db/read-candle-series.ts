import { healthNoteSchema } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type { SeriesKey, StoredSeries } from '@vela/market-data';
import { z } from 'zod';
import type { Database } from './database.ts';

const healthSchema = z.array(healthNoteSchema);

// Each column arrives as one bytea of big-endian float8, ordered by time.
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
  'openTime' | 'open' | 'high' | 'low' | 'close' | 'volume',
  Buffer | null
>;

function toColumn(bytes: Buffer | null): Float64Array {
  if (bytes === null) return new Float64Array(0);
  const aligned = new Uint8Array(bytes);
  Buffer.from(aligned.buffer).swap64();
  return new Float64Array(aligned.buffer);
}

/** Reads a series with its candles; undefined when it is not stored. */
export async function readCandleSeries(
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

/** The version of a stored series; undefined when it is not stored. */
export async function readSeriesVersion(
  db: Database,
  { symbol, interval, kind, vendor }: SeriesKey,
): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ version: string }>(
    'select version from candle_series where symbol = $1 and interval = $2 and kind = $3 and vendor = $4',
    [symbol, interval, kind, vendor],
  );
  return rows[0]?.version;
}
