import { sql } from 'drizzle-orm';
import { alertFirings } from '../../db/schema/alert.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Evaluated } from './evaluate-alert.ts';

/** Stores firings that are not stored yet. The alerts that have new ones, with their number. */
async function storeFirings(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
): Promise<ReadonlyMap<string, number>> {
  const firings = evaluated.flatMap((one) => one.firings);
  const counts = new Map<string, number>();
  if (firings.length === 0) return counts;
  const stored = await transaction
    .insert(alertFirings)
    .values(firings)
    .onConflictDoNothing({ target: [alertFirings.alertId, alertFirings.occurrenceKey] })
    .returning({ alertId: alertFirings.alertId });
  for (const { alertId } of stored) counts.set(alertId, (counts.get(alertId) ?? 0) + 1);
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

/** Stores what was evaluated: new firings, and the states after them. The number of new firings. */
export async function storeEvaluated(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
): Promise<number> {
  const counts = await storeFirings(transaction, evaluated);
  await storeStates(transaction, evaluated, counts);
  return [...counts.values()].reduce((sum, value) => sum + value, 0);
}
