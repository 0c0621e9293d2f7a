import { intervalSchema } from '@vela/contracts';
import { calculateCloseTime, durationMs } from '@vela/engine';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alerts, alertSeries } from '../../db/schema/alert.ts';

/** A vendor needs a moment after the close. */
const settlingMs = 2_500;
/** A candle that has not come is asked for again after this time, which grows with its interval. */
const retriesPerCandle = 12;
const minRetryMs = 5_000;
const maxRetryMs = 15 * 60_000;
/** Series with prices watched within the candle are asked for this often. */
const intrabarMs = 15_000;
export type WaitedSeries = typeof alertSeries.$inferSelect & { readonly isIntrabar: boolean };

/** When the candle after the last evaluated one has closed. */
function calculateDueTime({ interval, evaluatedThrough }: WaitedSeries): number {
  const known = intervalSchema.parse(interval);
  return calculateCloseTime(calculateCloseTime(evaluatedThrough, known), known) + settlingMs;
}

function calculateRetryMs({ interval, isIntrabar }: WaitedSeries): number {
  if (isIntrabar) return intrabarMs;
  const duration = durationMs[intervalSchema.parse(interval)] ?? Infinity;
  return Math.min(Math.max(duration / retriesPerCandle, minRetryMs), maxRetryMs);
}

/** The series that active alerts wait on. */
export async function listWaitedSeries(db: Database): Promise<WaitedSeries[]> {
  const rows = await db
    .select({
      series: alertSeries,
      isIntrabar: sql<boolean>`bool_or(${alerts.evaluation} = 'intrabar')`,
    })
    .from(alertSeries)
    .innerJoin(alerts, and(eq(alerts.seriesId, alertSeries.id), eq(alerts.state, 'active')))
    .groupBy(alertSeries.id);
  return rows.map(({ series, isIntrabar }) => ({ ...series, isIntrabar }));
}

/** Chooses the series to ask, and remembers when each was asked. */
export function createDueChooser(now: () => number) {
  const askedAt = new Map<number, number>();
  return (rows: readonly WaitedSeries[]): WaitedSeries[] =>
    rows.filter((row) => {
      const at = now();
      const isDue = row.isIntrabar || calculateDueTime(row) <= at;
      const isWaiting = at - (askedAt.get(row.id) ?? -Infinity) < calculateRetryMs(row);
      if (!isDue || isWaiting) return false;
      askedAt.set(row.id, at);
      return true;
    });
}
