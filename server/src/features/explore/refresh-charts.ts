import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { listExploreNames, toExploreKey, type ExploreName } from './explore-key.ts';
import { listStoredCharts, storeChart } from './explore-store.ts';
import { makeChart, type MakeDeps } from './make-chart.ts';

export type RefreshDeps = MakeDeps & {
  readonly db: Database;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly isStopped: () => boolean;
  /** Called with each chart that was stored. */
  readonly onStored: () => void;
};

const maxAgeMs = 24 * 3_600_000;

/** Makes the charts that are missing or a day old, one after another; all of them by default. */
export async function refreshCharts(
  deps: RefreshDeps,
  names: readonly ExploreName[] = listExploreNames(),
): Promise<void> {
  const stored = await listStoredCharts(deps.db);
  for (const name of names) {
    if (deps.isStopped()) return;
    const now = deps.now();
    if (now - (stored.get(toExploreKey(name)) ?? 0) < maxAgeMs) continue;
    try {
      const chart = await makeChart(deps, name, now);
      if (chart === undefined) continue;
      await storeChart(deps.db, name, { chart, now });
      deps.onStored();
    } catch (error) {
      deps.log.warn({ err: error, name }, 'a chart of the guests’ workspace could not be made');
    }
  }
}
