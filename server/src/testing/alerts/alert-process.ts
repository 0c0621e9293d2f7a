import { argv, stdout } from 'node:process';
import { min } from 'drizzle-orm';
import { closeDatabase, createDatabase } from '../../db/create-database.ts';
import { alertSeries } from '../../db/schema/alert.ts';
import { evaluateSeries } from '../../features/alerts/evaluate-series.ts';
import { walkedMinutes, walkPrice } from './alert-walk.ts';
import { createScriptedMarket, scriptedBegin } from './scripted-market.ts';

const minuteMs = 60_000;

/** No alert of the walk is about structures. */
function refuseAnalysis(): never {
  throw new Error('nothing is analysed here');
}

/** Evaluates all series minute by minute from where the database stands, until the walk ends. */
async function run(url: string): Promise<void> {
  const db = createDatabase(url, { maxConnections: 2 });
  let clock = 0;
  const deps = {
    db,
    marketData: createScriptedMarket({ close: walkPrice }),
    analyses: { analyze: refuseAnalysis },
    now: () => clock,
    log: console,
  };
  const rows = await db.select().from(alertSeries);
  const [begin] = await db.select({ through: min(alertSeries.evaluatedThrough) }).from(alertSeries);
  stdout.write('ready\n');
  const first = ((begin?.through ?? scriptedBegin) - scriptedBegin) / minuteMs + 2;
  for (let count = first; count <= walkedMinutes; count += 1) {
    clock = scriptedBegin + count * minuteMs;
    await evaluateSeries(deps, rows);
  }
  await closeDatabase(db);
}

await run(argv[2] ?? '');
