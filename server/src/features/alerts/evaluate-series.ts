import { intervalSchema } from '@vela/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alerts, alertSeries } from '../../db/schema/alert.ts';
import type { Transaction } from '../../db/transaction.ts';
import {
  type ActiveAlert,
  evaluateAlert,
  type Evaluation,
  type SeriesRow,
} from './evaluate-alert.ts';
import { storeEvaluated } from './store-evaluated.ts';
import {
  appendForming,
  openEvaluator,
  readAlertSeries,
  type AlertReadingDeps,
} from './read-alert-series.ts';

export type EvaluationDeps = AlertReadingDeps & { readonly db: Database };

/** Advisory locks of series of alerts have this first number. */
const lockClass = 2;

async function readActiveAlerts(
  transaction: Transaction,
  seriesId: number,
): Promise<ActiveAlert[]> {
  return await transaction
    .select()
    .from(alerts)
    .where(and(eq(alerts.seriesId, seriesId), eq(alerts.state, 'active')));
}

/** Prices within the candle that forms: what fires is provisional, and nothing else is kept. */
async function evaluateForming(
  transaction: Transaction,
  evaluation: Evaluation,
  deps: EvaluationDeps,
): Promise<number> {
  const { series } = evaluation.reading;
  if (series.forming === undefined) return 0;
  const active = await readActiveAlerts(transaction, evaluation.row.id);
  const within = active.filter((alert) => alert.evaluation === 'intrabar');
  if (within.length === 0) return 0;
  const longer = { ...series, candles: appendForming(series.candles, series.forming) };
  const reading = { series: longer, evaluator: openEvaluator(longer, deps.analyses) };
  const evaluatedThrough = series.candles.openTime[series.candles.length - 1] ?? 0;
  const row = { ...evaluation.row, evaluatedThrough };
  const evaluated = within.map((alert) =>
    evaluateAlert({ ...evaluation, reading, row, isForming: true }, alert),
  );
  const fired = await storeEvaluated(transaction, evaluated);
  return fired;
}

/** Candles after the cursor, the firings, the states and the cursor: all of it or nothing. */
async function evaluateClosed(transaction: Transaction, evaluation: Evaluation): Promise<number> {
  const { reading, row } = evaluation;
  const { candles } = reading.series;
  const last = candles.openTime[candles.length - 1] ?? 0;
  if (last <= row.evaluatedThrough) return 0;
  const active = await readActiveAlerts(transaction, row.id);
  const evaluated = active.map((alert) => evaluateAlert(evaluation, alert));
  const fired = await storeEvaluated(transaction, evaluated);
  await transaction
    .update(alertSeries)
    .set({ evaluatedThrough: last })
    .where(eq(alertSeries.id, row.id));
  return fired;
}

async function noteFault(db: Database, row: SeriesRow, fault: string | null): Promise<void> {
  if (row.fault === fault) return;
  await db.update(alertSeries).set({ fault }).where(eq(alertSeries.id, row.id));
}

/**
 * Evaluates the alerts of one series on the candles that closed since, in one transaction under the
 * lock of the series: a second process finds it locked, or its cursor already moved. An alert waits
 * while another vendor answers. The number of new firings.
 */
export async function evaluateSeries(deps: EvaluationDeps, row: SeriesRow): Promise<number> {
  const { db, now } = deps;
  const match = deps.marketData.catalogue.resolve(row.symbol);
  const interval = intervalSchema.parse(row.interval);
  const reading =
    match.kind === 'found' ? await readAlertSeries(deps, match.instrument, interval) : undefined;
  if (reading?.kind !== 'series') {
    await noteFault(db, row, 'unavailable');
    return 0;
  }
  const { source } = reading.series;
  if (source.vendor !== row.vendor || source.kind !== row.kind) {
    await noteFault(db, row, 'other-source');
    return 0;
  }
  await noteFault(db, row, null);
  return await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockClass}, ${row.id}) as locked`,
    );
    if (rows[0]?.locked !== true) return 0;
    // Read again under the lock: another process may have moved the cursor.
    const [current] = await transaction
      .select()
      .from(alertSeries)
      .where(eq(alertSeries.id, row.id));
    if (current === undefined) return 0;
    const evaluation = { reading, row: current, now: now(), isForming: false };
    const closed = await evaluateClosed(transaction, evaluation);
    return closed + (await evaluateForming(transaction, evaluation, deps));
  });
}
