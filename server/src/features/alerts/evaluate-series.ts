import { Mutex } from 'async-mutex';
import pLimit from 'p-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { SeriesRow } from './evaluate-alert.ts';
import { evaluateBatch } from './evaluate-batch.ts';
import type { AlertReadingDeps } from './read-alert-series.ts';
import { readWaitedSeries, type WaitedReading } from './read-waited-series.ts';

export type EvaluationDeps = AlertReadingDeps & {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Series whose candles are read at once, and most that share one transaction. */
const readAtOnce = 16;
const mostInBatch = 100;

/** A batch that fails is tried again series by series, so that one alone cannot hold up others. */
async function evaluateEach(
  deps: EvaluationDeps,
  batch: readonly WaitedReading[],
): Promise<number> {
  try {
    return await evaluateBatch(deps, batch);
  } catch (error) {
    if (batch.length === 1) {
      deps.log.warn(
        { err: error, symbol: batch[0]?.row.symbol },
        'alerts of a series were not evaluated',
      );
      return 0;
    }
    let fired = 0;
    for (const one of batch) fired += await evaluateEach(deps, [one]);
    return fired;
  }
}

/**
 * Evaluates the alerts of series on the candles that closed since. Each series is read once for all
 * its alerts; those that are read while others are stored share the next transaction, so that a
 * slow vendor delays only its own. The number of new firings.
 */
export async function evaluateSeries(
  deps: EvaluationDeps,
  rows: readonly SeriesRow[],
): Promise<number> {
  const limit = pLimit(readAtOnce);
  const writing = new Mutex();
  const read: WaitedReading[] = [];
  const evaluate = async (row: SeriesRow): Promise<number> => {
    const reading = await limit(() => readWaitedSeries(deps, row)).catch((error: unknown) => {
      deps.log.warn({ err: error, symbol: row.symbol }, 'a series of alerts was not read');
      return undefined;
    });
    if (reading === undefined) return 0;
    read.push(reading);
    return await writing.runExclusive(async () => {
      const batch = read.splice(0, mostInBatch);
      return batch.length === 0 ? 0 : await evaluateEach(deps, batch);
    });
  };
  const fired = await Promise.all(rows.map(evaluate));
  return fired.reduce((sum, count) => sum + count, 0);
}
