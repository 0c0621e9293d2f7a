import { at } from '../../candles/column.ts';
import { durationMs } from '../../candles/interval.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { createGrouping, type Group } from './group-changes.ts';
import { toChanceFacts, toExtremeGroupFacts, toGroupFacts } from './group-facts.ts';
import { summarizeCandles } from './summarize-candles.ts';

const minCount = 5;
const usualCount = 5;
const hourMs = 3_600_000;
const hoursPerDay = 24;

/** Start of an hour of the day, UTC: "14:00". */
const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const hour = { name: 'hour', toValue: (key: number) => [formatHour(key), 'text'] as const };

/** Candles of one hour taken together, by the hour in which they open. */
function groupByHour({ analysis, window }: MeasureSeries): Group[] {
  const { candles } = analysis;
  const toHour = (t: number): number => Math.floor(at(candles.openTime, t) / hourMs);
  const grouping = createGrouping(hoursPerDay);
  for (let from = window.from; from <= window.to;) {
    let to = from;
    while (to < window.to && toHour(to + 1) === toHour(from)) to += 1;
    const { changePercent, rangePercent } = summarizeCandles(candles, { from, to });
    const hourOfDay = ((toHour(from) % hoursPerDay) + hoursPerDay) % hoursPerDay;
    grouping.add(hourOfDay, changePercent, rangePercent);
    from = to + 1;
  }
  return grouping.list(minCount);
}

function calculateHourAverages({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { window, analysis } = first;
  const write = createFactWriter('hour-averages', window);
  const duration = durationMs[analysis.candles.interval];
  if (duration === undefined || duration >= hourMs * hoursPerDay) return [];
  const facts = [
    ...toPeriodFacts(write, first, window),
    ...toLeftOutFacts(first, 'low', { id: 'hour-averages' }),
  ];
  const groups = groupByHour(first);
  if (groups.length < 2) return facts;
  const byRange = groups
    .toSorted((a, b) => b.meanRange - a.meanRange || a.key - b.key)
    .slice(0, parameters.count ?? usualCount);
  return [
    ...facts,
    ...toExtremeGroupFacts(write, hour, groups),
    ...toChanceFacts(write, groups),
    ...byRange.flatMap((group, index) => [
      ...write(`${index + 1}.rank`, [index + 1, 'count']),
      ...toGroupFacts(write, hour, { prefix: `${index + 1}`, group }),
    ]),
  ];
}

/** Mean range and change, open to close, by hour of the day (UTC): the `count` widest (usually 5). */
export const hourAverages: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 90 },
  candles: 'intraday',
  needs: [],
  leastCandles: 20,
  isStatistic: true,
  calculate: calculateHourAverages,
};
