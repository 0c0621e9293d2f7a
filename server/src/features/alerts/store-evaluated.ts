import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/transaction.ts';
import type { Evaluated } from './evaluate-alert.ts';

/**
 * Stores firings that are not stored yet, and that they are to be sent to the channels of their
 * owners; late ones only of candles that opened after `toldAfter` (UTC ms). The alerts that have new ones, with their number.
 */
async function storeFirings(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
  toldAfter: number,
): Promise<ReadonlyMap<string, number>> {
  const firings = evaluated.flatMap((one) => one.firings);
  const counts = new Map<string, number>();
  if (firings.length === 0) return counts;
  // One parameter, however many there are: a statement takes at most 65,535.
  const { rows } = await transaction.execute<{ alert_id: string }>(sql`
    with fired as (insert into alert_firings (alert_id, user_id, occurrence_key, condition, candle_open_time,
      value, against, side, series_hash, provisional, late, fired_at, mail_wanted)
    select "alertId", "userId", "occurrenceKey", condition, "candleOpenTime",
      value, against, side, "seriesHash", provisional, late, "firedAt", "mailWanted"
    from jsonb_to_recordset(${JSON.stringify(firings)}::jsonb) as given("alertId" uuid,
      "userId" bigint, "occurrenceKey" text, condition jsonb, "candleOpenTime" bigint,
      value double precision, against double precision, side text, "seriesHash" text,
      provisional boolean, late boolean, "firedAt" timestamptz, "mailWanted" boolean)
    on conflict (alert_id, occurrence_key) do nothing
    returning id, alert_id, user_id, fired_at, candle_open_time, late),
    sent as (insert into alert_deliveries (firing_id, channel_id, next_try_at)
      select fired.id, c.id, fired.fired_at from fired
      join alert_channels c on c.user_id = fired.user_id and c.state = 'on'
      where not fired.late or fired.candle_open_time > ${toldAfter})
    select alert_id from fired`);
  for (const { alert_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const toColumn = (values: readonly unknown[]) => sql.param(values);

/** Counts and ends of the alerts that have fired, in one statement. */
async function storeStates(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const fired = evaluated.filter(({ alert }) => counts.has(alert.id));
  if (fired.length === 0) return;
  await transaction.execute(sql`
    update alerts a set last_fired_at = v.at, fired_count = a.fired_count + v.fired,
      state = case when a.frequency = 'once' then 'fired' else a.state end
    from unnest(${toColumn(fired.map(({ alert }) => alert.id))}::uuid[],
      ${toColumn(fired.map(({ alert }) => counts.get(alert.id)))}::integer[],
      ${toColumn(fired.map(({ lastFiredAt }) => lastFiredAt?.toISOString()))}::timestamptz[])
      as v(id, fired, at)
    where a.id = v.id`);
}

/** Stores what was evaluated: new firings, and the states after them. New firings by alert. */
export async function storeEvaluated(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
  toldAfter: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = await storeFirings(transaction, evaluated, toldAfter);
  await storeStates(transaction, evaluated, counts);
  return counts;
}
