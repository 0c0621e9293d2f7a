import { createSeriesAnalyses } from '@vela/analyst';
import { expect, it } from 'vitest';
import {
  createManySeriesMarket,
  manySeries,
  saveManyAlerts,
} from '../../testing/alerts/many-alerts.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';
import { evaluateSeries } from './evaluate-series.ts';
import { listWaitedSeries } from './due-series.ts';

// How long it takes is measured by `npm run bench -- measure-alerts`.
it.runIf(isFullRun)('evaluates 10,000 alerts on 500 series', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await saveManyAlerts(db, 1, () =>
    Array.from({ length: 20 }, (_, level) => ({
      kind: 'cross',
      subject: 'price',
      against: 91 + level,
      direction: 'either',
    })),
  );
  const deps = {
    db,
    // Half of the levels of each series are crossed.
    marketData: createManySeriesMarket({
      most: 2,
      getLength: () => 2,
      getClose: (index) => (index === 0 ? 80 : 100.5),
    }),
    analyses: createSeriesAnalyses(),
    now: Date.now,
    log: { warn: (fault: unknown) => expect.fail(JSON.stringify(fault)) },
  };
  const waited = await listWaitedSeries(db);
  expect(waited).toHaveLength(manySeries.length);
  expect(await evaluateSeries(deps, waited)).toBe(5_000);
  expect(await evaluateSeries(deps, waited)).toBe(0);
  await database.drop();
});
