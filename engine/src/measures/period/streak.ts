import { at } from '../../candles/column.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { toStartFacts } from './find-base.ts';
import {
  calculateRunLength,
  findLongestRun,
  findPresentRun,
  listRuns,
  type Run,
} from './find-runs.ts';

function toRunFacts(
  write: FactWriter,
  { analysis: { candles } }: MeasureSeries,
  { prefix, run }: { prefix: string; run: Run | undefined },
): MeasureFact[] {
  if (run === undefined) return [];
  const change = calculatePercentChange(at(candles.close, run.from - 1), at(candles.close, run.to));
  const [first, last] = [
    { from: run.from, to: run.from },
    { from: run.to, to: run.to },
  ];
  return [
    ...write(`${prefix}.length`, [calculateRunLength(run), 'count'], run),
    ...write(`${prefix}.first`, [getValueAt(candles.openTime, run.from), 'time'], first),
    ...write(`${prefix}.last`, [getValueAt(candles.openTime, run.to), 'time'], last),
    ...write(`${prefix}.change-percent`, [change, 'percent'], { ...run, from: run.from - 1 }),
  ];
}

const signs = { bullish: 1, bearish: -1 } as const;

/** Runs of at least `count` candles, of the direction asked about: how many, and the last. */
function toLeastFacts(
  write: FactWriter,
  { series: [first], parameters: { count, direction } }: MeasureInput,
  runs: readonly Run[],
): MeasureFact[] {
  if (count === undefined || count < 2) return [];
  const sign = direction === undefined ? undefined : signs[direction];
  const found = runs.filter(
    (run) => calculateRunLength(run) >= count && (sign === undefined || run.sign === sign),
  );
  return [
    ...write('least', [count, 'count']),
    ...write('least-runs', [found.length, 'count']),
    ...toRunFacts(write, first, { prefix: 'least-last', run: found.at(-1) }),
  ];
}

function calculateStreak(input: MeasureInput): MeasureFact[] {
  const { series, parameters } = input;
  const [first] = series;
  const { window } = first;
  const { candles } = first.analysis;
  const write = createFactWriter('streak', window);
  const runs = listRuns(candles, window);
  const now = findPresentRun(candles, window.to);
  const alike = runs.filter(({ sign }) => sign === now?.sign);
  const longer = alike.filter((run) => now && calculateRunLength(run) >= calculateRunLength(now));
  const way = now === undefined ? undefined : now.sign > 0 ? 'bullish' : 'bearish';
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('asked', [parameters.direction, 'text']),
    ...write('way', [way, 'text']),
    ...toRunFacts(write, first, { prefix: 'now', run: now }),
    ...write('alike', [now && alike.length, 'count']),
    ...write('as-long', [now && longer.length, 'count']),
    ...toRunFacts(write, first, { prefix: 'longest-up', run: findLongestRun(runs, 1) }),
    ...toRunFacts(write, first, { prefix: 'longest-down', run: findLongestRun(runs, -1) }),
    ...toLeastFacts(write, input, runs),
  ];
}

/**
 * How many candles in a row have closed above, or below, the close before; the longest such runs of
 * the period, and how many of its runs were at least as long as the present one. With `count` how
 * many had at least so many candles, with `direction` that way only, and the last of them.
 */
export const streak: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateStreak,
};
