import { eq, sql } from 'drizzle-orm';
import { alertFirings, alerts } from '../../db/schema/alert.ts';
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
  for (const { alert, side, lastFiredAt } of evaluated) {
    const fired = counts.get(alert.id) ?? 0;
    const isSideNew = !keepsSide && side !== alert.side;
    if (fired === 0 && !isSideNew) continue;
    await transaction
      .update(alerts)
      .set({
        ...(isSideNew ? { side } : {}),
        ...(fired === 0 ? {} : { lastFiredAt, firedCount: sql`${alerts.firedCount} + ${fired}` }),
        ...(fired > 0 && alert.frequency === 'once' ? { state: 'fired' } : {}),
      })
      .where(eq(alerts.id, alert.id));
  }
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
