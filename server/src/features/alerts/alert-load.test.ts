import { createSeriesAnalyses } from '@vela/analyst';
import { instrumentCatalogue } from '@vela/market-data';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../db/schema/account.ts';
import { createScriptedMarket, scriptedBegin } from '../../testing/alerts/scripted-market.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';
import { createAlertRunner } from './alert-runner.ts';

const minuteMs = 60_000;
const intervals = ['1m', '5m', '15m', '30m', '1h'];

// live-data.md, section 3.2: 10,000 alerts on 500 series within two seconds of the close.
it.runIf(isFullRun)('evaluates 10,000 alerts on 500 series', { timeout: 120_000 }, async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const symbols = instrumentCatalogue.all.map(({ symbol }) => symbol).slice(0, 100);
  expect(symbols).toHaveLength(100);
  const [user] = await db
    .insert(users)
    .values({
      email: 'ayse@example.com',
      username: 'Ayşe',
      language: 'en',
      createdAt: new Date(scriptedBegin),
    })
    .returning({ id: users.id });
  await db.execute(sql`
    insert into alert_series (symbol, interval, kind, vendor, evaluated_through)
    select symbol, interval, 'live', 'scripted', ${scriptedBegin}
    from unnest(${sql.param(symbols)}::text[]) symbol, unnest(${sql.param(intervals)}::text[]) interval`);
  await db.execute(sql`
    insert into alerts (user_id, series_id, condition, evaluation, frequency, cool_down_minutes,
      email, note, state, armed_after, expires_at, created_at)
    select ${user?.id}, id, jsonb_build_object('kind', 'cross', 'subject', 'price',
      'against', 90 + level, 'direction', 'either'), 'close', 'every', 0, false, '', 'active',
      ${scriptedBegin}, now() + interval '1 year', now()
    from alert_series, generate_series(1, 20) level`);
  const runner = createAlertRunner({
    db,
    config: { publicUrl: 'http://localhost' },
    mails: { enqueue: async () => {}, deliverSoon: () => {} },
    // Half of the levels of each series are crossed.
    marketData: createScriptedMarket({ close: (index) => (index === 0 ? 80 : 100.5) }),
    analyses: createSeriesAnalyses(),
    now: () => scriptedBegin + 3 * 60 * minuteMs,
    log: { warn: (fault: unknown) => expect.fail(String(fault)) },
  });
  const begun = performance.now();
  const fired = await runner.run();
  const took = performance.now() - begun;
  process.stdout.write(`10,000 alerts on 500 series: ${Math.round(took)} ms, ${fired} fired\n`);
  expect(fired).toBe(5_000);
  await database.drop();
});
