import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { min } from 'drizzle-orm';
import { closeDatabase, createDatabase } from '../../db/create-database.ts';
import { alertSeries } from '../../db/schema/alert.ts';
import { evaluateSeries } from '../../features/alerts/evaluate-series.ts';
import { walkPrice } from './alert-walk.ts';
import { createScriptedMarket, scriptedBegin } from './scripted-market.ts';

const minuteMs = 60_000;

/** No alert of the walk is about structures. */
function refuseAnalysis(): never {
  throw new Error('nothing is analysed here');
}

/** Evaluates all series minute by minute from where the database stands, until the walk ends. */
async function run(url: string, minutes: number): Promise<void> {
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
  const readCursor = async (): Promise<number> => {
    const [found] = await db.select({ at: min(alertSeries.evaluatedThrough) }).from(alertSeries);
    return ((found?.at ?? scriptedBegin) - scriptedBegin) / minuteMs;
  };
  for (let count = (await readCursor()) + 2; count <= minutes; count += 1) {
    clock = scriptedBegin + count * minuteMs;
    await evaluateSeries(deps, rows);
  }
  // A series that another process held at the last candle is looked at again.
  while ((await readCursor()) < minutes - 1) await evaluateSeries(deps, rows);
  await closeDatabase(db);
}

// It is loaded before it is needed: a process takes seconds to start, and a walk less than one.
const input = createInterface({ input: stdin });
stdout.write('ready\n');
const [line]: string[] = await once(input, 'line');
const [url = '', minutes = ''] = (line ?? '').split(' ');
input.close();
await run(url, Number(minutes));
