import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Candles } from '@vela/engine';
import type { SeriesKey, StoredSeries } from '@vela/market-data';
import * as copyStreams from 'pg-copy-streams';
import type { Database } from './database.ts';
import { runOnDedicatedConnection } from './dedicated-connection.ts';

const columns = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;
const rowsPerBuffer = 10_000;
/** Number of fields, the id and its length, six numbers of eight bytes and their lengths. */
const rowBytes = 2 + 8 + columns.length * 12;

/** Signature, flags and extension of PostgreSQL's binary COPY format; it ends with -1. */
const header = Buffer.concat([Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = Buffer.from([0xff, 0xff]);

function encodeRows(seriesId: number, candles: Candles, from: number): Buffer {
  const count = Math.min(rowsPerBuffer, candles.length - from);
  const bytes = Buffer.alloc(count * rowBytes);
  let at = 0;
  for (let row = from; row < from + count; row++) {
    at = bytes.writeInt16BE(columns.length + 1, at);
    at = bytes.writeInt32BE(4, at);
    at = bytes.writeInt32BE(seriesId, at);
    for (const column of columns) {
      at = bytes.writeInt32BE(8, at);
      at = bytes.writeDoubleBE(candles[column][row] ?? Number.NaN, at);
    }
  }
  return bytes;
}

function* encodeCopy(seriesId: number, candles: Candles): Generator<Buffer> {
  yield header;
  for (let from = 0; from < candles.length; from += rowsPerBuffer)
    yield encodeRows(seriesId, candles, from);
  yield trailer;
}

const upsertSql = `
  insert into candle_series (symbol, interval, kind, vendor, version, health, fetched_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict on constraint candle_series_key
  do update set version = excluded.version, health = excluded.health, fetched_at = excluded.fetched_at
  returning id`;
const copySql =
  'copy candles (series_id, open_time, open, high, low, close, volume) from stdin (format binary)';

/**
 * Stores a whole series by COPY on a connection of its own, in the place of the one before: readers
 * see the old or the new one, never a part.
 */
export async function copySeries(
  db: Database,
  { symbol, interval, kind, vendor }: SeriesKey,
  { candles, version, health, fetchedAt }: StoredSeries,
): Promise<void> {
  const told = JSON.stringify(health);
  const row = [symbol, interval, kind, vendor, version, told, new Date(fetchedAt)];
  await runOnDedicatedConnection(db, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(upsertSql, row);
    const id = rows[0]?.id ?? 0;
    await client.query('delete from candles where series_id = $1', [id]);
    await pipeline(Readable.from(encodeCopy(id, candles)), client.query(copyStreams.from(copySql)));
    await client.query('commit');
  });
}
