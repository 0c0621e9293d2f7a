import { desc, isNotNull, max } from 'drizzle-orm';
import {
  candleLimit,
  chat,
  defaultInterval,
  defaultLanguage,
  isInterval,
  type Interval,
} from '@vela/contracts';
import type { Analyst } from '../../analyst.ts';
import type { Database } from '../../db/database.ts';
import { workspaces } from '../../db/schema/workspace.ts';

const warmCount = 3;

/** The charts that most likely open first: those that accounts left last, and the example. */
async function listLikelyCharts(db: Database): Promise<{ symbol: string; interval: Interval }[]> {
  const { symbol, interval, updatedAt } = workspaces;
  const rows = await db
    .select({ symbol, interval })
    .from(workspaces)
    .where(isNotNull(symbol))
    .groupBy(symbol, interval)
    .orderBy(desc(max(updatedAt)))
    .limit(warmCount);
  const left = rows.flatMap((row) =>
    row.symbol !== null && isInterval(row.interval)
      ? [{ symbol: row.symbol, interval: row.interval }]
      : [],
  );
  return [{ symbol: chat.exampleSymbol, interval: defaultInterval }, ...left];
}

/** Analyses these charts after a start, so that the first visits find their series analysed. */
export async function warmCharts({
  db,
  analyst,
  now,
}: {
  readonly db: Database;
  readonly analyst: Analyst;
  readonly now: () => number;
}): Promise<void> {
  const window = { limit: candleLimit.default };
  const plan = { intent: 'analyze', namesInstrument: true } as const;
  for (const chart of await listLikelyCharts(db))
    await analyst.analyzeToText(
      { ...chart, mode: 'technical', window, language: defaultLanguage, plan },
      now(),
    );
}
