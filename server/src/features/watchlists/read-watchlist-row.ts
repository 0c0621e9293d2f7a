import type { SeriesAnalyses } from '@vela/analyst';
import { candleLimit, type Interval, type Language, type WatchlistRow } from '@vela/contracts';
import { setImmediate as waitForTurn } from 'node:timers/promises';
import type { AppDeps } from '../feature.ts';
import { toWatchlistRow } from './to-watchlist-row.ts';

export type RowDeps = Pick<AppDeps, 'marketData' | 'now'> & { readonly analyses: SeriesAnalyses };

/** A line of a list; one without a reading where no source has candles of the instrument. */
export async function readWatchlistRow(
  { marketData, analyses, now }: RowDeps,
  symbol: string,
  { interval, language }: { readonly interval: Interval; readonly language: Language },
): Promise<WatchlistRow> {
  const match = marketData.catalogue.resolve(symbol);
  if (match.kind !== 'found') return { symbol, name: symbol, fault: 'unavailable' };
  const { instrument } = match;
  const wanted = { instrument, interval, limit: candleLimit.default, now: now() };
  const result = await marketData.getSeries(wanted);
  if (result.kind === 'unavailable')
    return { symbol, name: instrument.name[language], fault: 'unavailable' };
  // Other requests get their turn between two analyses.
  await waitForTurn();
  const analysis = analyses.analyze(result.series);
  return toWatchlistRow(result.series, analysis, { language, now: now() });
}
