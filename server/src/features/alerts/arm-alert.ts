import { alertSeries } from '../../db/schema/alert.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AlertReading } from './read-alert-series.ts';

/** The row of a series; a new one begins after the last candle that is known. */
export async function findOrCreateSeries(
  transaction: Transaction,
  { series }: AlertReading,
): Promise<typeof alertSeries.$inferSelect> {
  const { instrument, candles, source } = series;
  const evaluatedThrough = candles.openTime[candles.length - 1] ?? 0;
  const [row] = await transaction
    .insert(alertSeries)
    .values({
      symbol: instrument.symbol,
      interval: candles.interval,
      kind: source.kind,
      vendor: source.vendor,
      evaluatedThrough,
    })
    // Updated to itself, so that the row of before is returned.
    .onConflictDoUpdate({
      target: [alertSeries.symbol, alertSeries.interval, alertSeries.kind, alertSeries.vendor],
      set: { symbol: instrument.symbol },
    })
    .returning();
  if (row === undefined) throw new Error('an inserted row is returned');
  return row;
}

/** From which candle on an alert waits: nothing that closed before fires. */
export function armAlert({ series: { candles } }: AlertReading): { armedAfter: number } {
  return { armedAfter: candles.openTime[candles.length - 1] ?? 0 };
}
