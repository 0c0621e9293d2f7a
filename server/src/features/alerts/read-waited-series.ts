import { intervalSchema } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alertSeries } from '../../db/schema/alert.ts';
import type { SeriesRow } from './evaluate-alert.ts';
import { readAlertSeries, type AlertReading, type AlertReadingDeps } from './read-alert-series.ts';

/** A series that alerts wait on, with its candles. */
export type WaitedReading = { readonly row: SeriesRow; readonly reading: AlertReading };

async function noteFault(db: Database, row: SeriesRow, fault: string | null): Promise<void> {
  if (row.fault === fault) return;
  await db.update(alertSeries).set({ fault }).where(eq(alertSeries.id, row.id));
}

/** The candles of a series; none, with the reason stored, while its own vendor does not answer. */
export async function readWaitedSeries(
  deps: AlertReadingDeps & { readonly db: Database },
  row: SeriesRow,
): Promise<WaitedReading | undefined> {
  const match = deps.marketData.catalogue.resolve(row.symbol);
  const interval = intervalSchema.parse(row.interval);
  const reading =
    match.kind === 'found' ? await readAlertSeries(deps, match.instrument, interval) : undefined;
  if (reading?.kind !== 'series') {
    await noteFault(deps.db, row, 'unavailable');
    return undefined;
  }
  const { source } = reading.series;
  const isOwn = source.vendor === row.vendor && source.kind === row.kind;
  await noteFault(deps.db, row, isOwn ? null : 'other-source');
  return isOwn ? { row, reading } : undefined;
}
