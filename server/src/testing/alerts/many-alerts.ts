import type { Interval, WireAlertCondition } from '@vela/contracts';
import { instrumentCatalogue, type MarketData } from '@vela/market-data';
import { calculateCloseTime, durationMs, type Candles } from '@vela/engine';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';

const begin = Date.UTC(2020, 0, 1);
const symbols = instrumentCatalogue.all.map(({ symbol }) => symbol).slice(0, 100);
const intervals: readonly Interval[] = ['1m', '5m', '15m', '30m', '1h'];
/** 500 series. */
export const manySeries = symbols.flatMap((symbol) =>
  intervals.map((interval) => ({ symbol, interval })),
);

function toOpenTime(index: number, interval: Interval): number {
  return begin + index * (durationMs[interval] ?? 0);
}

/** Saves 20 alerts on each of the 500 series, which wait on the candle after the first `length`. */
export async function saveManyAlerts(
  db: Database,
  length: number,
  listConditions: (series: number) => readonly WireAlertCondition[],
): Promise<void> {
  const at = new Date(begin);
  const [user] = await db
    .insert(users)
    .values({ email: 'ayse@example.com', username: 'Ayşe', language: 'en', createdAt: at })
    .returning({ id: users.id });
  const rows = manySeries.map(({ symbol, interval }, index) => ({
    symbol,
    interval,
    through: toOpenTime(length - 1, interval),
    conditions: listConditions(index),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(symbol text, interval text, through bigint, conditions jsonb)`;
  await db.execute(sql`
    insert into alert_series (symbol, interval, kind, vendor, evaluated_through)
    select symbol, interval, 'live', 'scripted', through from ${given}`);
  await db.execute(sql`
    insert into alerts (user_id, series_id, condition, evaluation, frequency, cool_down_minutes,
      email, note, state, armed_after, expires_at, created_at)
    select ${user?.id}, s.id, condition, 'close', 'every', 0, false, '', 'active', through,
      ${new Date('2100-01-01').toISOString()}, ${at.toISOString()}
    from ${given} join alert_series s using (symbol, interval), jsonb_array_elements(conditions) condition`);
  await db.execute(sql`analyze`);
}

function createColumn(length: number, calculate: (index: number) => number): Float64Array {
  return Float64Array.from({ length }, (_, index) => calculate(index));
}

function createCandles(
  interval: Interval,
  most: number,
  getClose: (index: number) => number,
): Candles {
  const close = createColumn(most, getClose);
  const open = createColumn(most, (index) => close[Math.max(index - 1, 0)] ?? 0);
  const spread = (index: number) => Math.abs((open[index] ?? 0) - (close[index] ?? 0)) / 4 + 0.02;
  return {
    interval,
    length: most,
    openTime: createColumn(most, (index) => toOpenTime(index, interval)),
    open,
    high: createColumn(
      most,
      (index) => Math.max(open[index] ?? 0, close[index] ?? 0) + spread(index),
    ),
    low: createColumn(
      most,
      (index) => Math.min(open[index] ?? 0, close[index] ?? 0) - spread(index),
    ),
    close,
    volume: createColumn(most, () => 1),
  };
}

function cutCandles(candles: Candles, length: number): Candles {
  const cut = (column: Float64Array) => column.subarray(0, length);
  const { interval, openTime, open, high, low, close, volume } = candles;
  return {
    interval,
    length,
    openTime: cut(openTime),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  };
}

/** A market in which all series have the same number of candles; `length` is read at each asking. */
export function createManySeriesMarket(script: {
  readonly most: number;
  readonly getLength: () => number;
  readonly getClose: (index: number, symbol: string) => number;
}): MarketData {
  const known = new Map<string, Candles>();
  return {
    catalogue: instrumentCatalogue,
    check: async () => [],
    getSeries: async ({ instrument, interval }) => {
      const { symbol } = instrument;
      const key = `${symbol} ${interval}`;
      const whole =
        known.get(key) ??
        createCandles(interval, script.most, (index) => script.getClose(index, symbol));
      known.set(key, whole);
      const candles = cutCandles(whole, script.getLength());
      const last = candles.openTime[candles.length - 1] ?? begin;
      const source = { kind: 'live', vendor: 'scripted', adjustment: 'raw' } as const;
      return {
        kind: 'series',
        series: {
          instrument,
          candles,
          source: {
            ...source,
            asOf: calculateCloseTime(last, interval),
            anchor: begin,
            health: [],
            refusals: [],
          },
          version: '1',
          hash: `${key} ${candles.length}`,
        },
      };
    },
  };
}
