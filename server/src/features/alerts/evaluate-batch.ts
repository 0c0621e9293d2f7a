import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alerts, alertSeries } from '../../db/schema/alert.ts';
import type { Transaction } from '../../db/transaction.ts';
import {
  type ActiveAlert,
  evaluateAlert,
  toldWithinMs,
  type Evaluated,
  type Evaluation,
  type SeriesRow,
} from './evaluate-alert.ts';
import { tellFiredAlerts } from '../../fired-alerts.ts';
import { appendForming, openEvaluator, type AlertReadingDeps } from './read-alert-series.ts';
import type { WaitedReading } from './read-waited-series.ts';
import { storeEvaluated } from './store-evaluated.ts';

type BatchDeps = Pick<AlertReadingDeps, 'analyses' | 'now'> & { readonly db: Database };
/** One series of a batch under its lock, and the alerts that wait on it. */
type Locked = { readonly evaluation: Evaluation; readonly active: readonly ActiveAlert[] };

/** Locks the rows of series; those that another process evaluates at this moment are left out. */
async function lockSeries(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SeriesRow>> {
  const rows = await transaction
    .select()
    .from(alertSeries)
    .where(inArray(alertSeries.id, [...ids]))
    .for('no key update', { skipLocked: true });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What an alert is evaluated by, and no more: 10,000 rows are read at a close. */
const evaluatedColumns = {
  id: alerts.id,
  userId: alerts.userId,
  seriesId: alerts.seriesId,
  condition: alerts.condition,
  evaluation: alerts.evaluation,
  frequency: alerts.frequency,
  coolDownMinutes: alerts.coolDownMinutes,
  email: alerts.email,
  armedAfter: alerts.armedAfter,
  expiresAt: alerts.expiresAt,
  lastFiredAt: alerts.lastFiredAt,
};

async function readActiveAlerts(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActiveAlert[]>> {
  const rows = await transaction
    .select(evaluatedColumns)
    .from(alerts)
    .where(and(inArray(alerts.seriesId, [...ids]), eq(alerts.state, 'active')));
  return Map.groupBy(rows, ({ seriesId }) => seriesId);
}

const getLastOpenTime = ({ reading }: Evaluation): number => {
  const { candles } = reading.series;
  return candles.openTime[candles.length - 1] ?? 0;
};

async function moveCursors(transaction: Transaction, moved: readonly Evaluation[]): Promise<void> {
  if (moved.length === 0) return;
  await transaction.execute(sql`
    update alert_series s set evaluated_through = v.through
    from unnest(${sql.param(moved.map(({ row }) => row.id))}::integer[],
      ${sql.param(moved.map(getLastOpenTime))}::bigint[]) as v(id, through)
    where s.id = v.id`);
}

/** What fires at closes after the cursors. */
function evaluateClosed(locked: readonly Locked[]): Evaluated[] {
  return locked.flatMap(({ evaluation, active }) =>
    active.map((alert) => evaluateAlert(evaluation, alert)),
  );
}

/** Prices within the candle that forms, of the alerts that still wait: what fires is provisional. */
function evaluateForming(
  { evaluation, active }: Locked,
  after: ReadonlyMap<string, Evaluated>,
  deps: BatchDeps,
): Evaluated[] {
  const { series } = evaluation.reading;
  if (series.forming === undefined) return [];
  const within = active
    .filter(({ evaluation: how }) => how === 'intrabar')
    .filter(({ id, frequency }) => !(frequency === 'once' && after.has(id)))
    .map((alert) => ({
      ...alert,
      lastFiredAt: after.get(alert.id)?.lastFiredAt ?? alert.lastFiredAt,
    }));
  if (within.length === 0) return [];
  const longer = { ...series, candles: appendForming(series.candles, series.forming) };
  const forming: Evaluation = {
    ...evaluation,
    reading: { series: longer, evaluator: openEvaluator(longer, deps.analyses) },
    row: { ...evaluation.row, evaluatedThrough: getLastOpenTime(evaluation) },
    isForming: true,
  };
  return within.map((alert) => evaluateAlert(forming, alert));
}

/**
 * Evaluates the alerts of several series on the candles that closed since, in one transaction: the
 * firings, the states and the cursors are stored together or not at all. A series that a second
 * process holds is left to it. The number of new firings.
 */
export async function evaluateBatch(
  deps: BatchDeps,
  readings: readonly WaitedReading[],
): Promise<number> {
  const told = new Set<number>();
  const firedCount = await deps.db.transaction(async (transaction) => {
    const rows = await lockSeries(
      transaction,
      readings.map(({ row }) => row.id),
    );
    if (rows.size === 0) return 0;
    const active = await readActiveAlerts(transaction, [...rows.keys()]);
    const now = deps.now();
    const toldAfter = now - toldWithinMs;
    const locked = readings.flatMap(({ row: { id }, reading }): Locked[] => {
      // Another process may have moved the cursor since the series was listed.
      const row = rows.get(id);
      const evaluation = row && { reading, row, now, isForming: false };
      return evaluation === undefined ? [] : [{ evaluation, active: active.get(id) ?? [] }];
    });
    const closed = locked.filter(
      ({ evaluation }) => getLastOpenTime(evaluation) > evaluation.row.evaluatedThrough,
    );
    const evaluated = evaluateClosed(closed);
    const counts = await storeEvaluated(transaction, evaluated, toldAfter);
    await moveCursors(
      transaction,
      closed.map(({ evaluation }) => evaluation),
    );
    const fired = new Map(
      evaluated.filter(({ alert }) => counts.has(alert.id)).map((one) => [one.alert.id, one]),
    );
    const forming = locked.flatMap((one) => evaluateForming(one, fired, deps));
    const provisional = await storeEvaluated(transaction, forming, toldAfter);
    for (const { alert } of [...evaluated, ...forming])
      if (counts.has(alert.id) || provisional.has(alert.id)) told.add(alert.userId);
    return [...counts.values(), ...provisional.values()].reduce((sum, count) => sum + count, 0);
  });
  tellFiredAlerts(told);
  return firedCount;
}
