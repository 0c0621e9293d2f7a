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

/** Sides, counts and ends of the alerts that have changed, in one statement. */
async function storeStates(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
  {
    counts,
    keepsSide,
  }: {
    readonly counts: ReadonlyMap<string, number>;
    readonly keepsSide: boolean;
  },
): Promise<void> {
  const changed = evaluated
    .map(({ alert, side, lastFiredAt }) => ({
      id: alert.id,
      side: keepsSide ? alert.side : side,
      isSideNew: !keepsSide && side !== alert.side,
      fired: counts.get(alert.id) ?? 0,
      at: lastFiredAt?.toISOString() ?? null,
    }))
    .filter(({ isSideNew, fired }) => isSideNew || fired > 0);
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update alerts a set side = v.side,
      last_fired_at = case when v.fired > 0 then v.at else a.last_fired_at end,
      fired_count = a.fired_count + v.fired,
      state = case when v.fired > 0 and a.frequency = 'once' then 'fired' else a.state end
    from unnest(${toColumn(changed.map(({ id }) => id))}::uuid[],
      ${toColumn(changed.map(({ side }) => side))}::smallint[],
      ${toColumn(changed.map(({ fired }) => fired))}::integer[],
      ${toColumn(changed.map(({ at }) => at))}::timestamptz[]) as v(id, side, fired, at)
    where a.id = v.id`);
}

/** Stores what was evaluated: new firings, and the states after them. The number of new firings. */
export async function storeEvaluated(
  transaction: Transaction,
  evaluated: readonly Evaluated[],
  { keepsSide }: { readonly keepsSide: boolean },
): Promise<number> {
  const counts = await storeFirings(transaction, evaluated);
  await storeStates(transaction, evaluated, { counts, keepsSide });
  return [...counts.values()].reduce((sum, value) => sum + value, 0);
}
