import { at } from '../../candles/column.ts';
import { durationMs } from '../../candles/interval.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent, calculateRangePercent } from './candle-change.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { createGrouping } from './group-changes.ts';
import { toChanceFacts, toExtremeGroupFacts, toGroupFacts } from './group-facts.ts';

const minCount = 5;
const dayMs = 86_400_000;
/** ISO 8601: Monday is 1. The epoch was a Thursday. */
const toWeekday = (time: number): number => (((Math.floor(time / dayMs) + 3) % 7) + 7) % 7;
const weekday = { name: 'weekday', toValue: (key: number) => [key + 1, 'count'] as const };

function calculateWeekdayAverages({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { window } = first;
  const write = createFactWriter('weekday-averages', window);
  const duration = durationMs[candles.interval];
  if (duration === undefined || duration > dayMs) return [];
  const grouping = createGrouping(7);
  for (let t = window.from; t <= window.to; t += 1)
    grouping.add(
      toWeekday(at(candles.openTime, t)),
      calculateChangePercent(candles, t),
      calculateRangePercent(candles, t),
    );
  const groups = grouping.list(minCount);
  const facts = [
    ...toPeriodFacts(write, first, window),
    ...toLeftOutFacts(first, 'change', { id: 'weekday-averages' }),
  ];
  if (groups.length < 2) return facts;
  const { time } = parameters;
  const asked = time === undefined ? undefined : groups.find(({ key }) => key === toWeekday(time));
  return [
    ...facts,
    ...(asked === undefined ? [] : toGroupFacts(write, weekday, { prefix: 'asked', group: asked })),
    ...toExtremeGroupFacts(write, weekday, groups),
    ...toChanceFacts(write, groups),
    ...groups.flatMap((group, index) =>
      toGroupFacts(write, weekday, { prefix: `${index + 1}`, group }),
    ),
  ];
}

// By the date of the open time (UTC); Monday's change includes the weekend where the market rests.
/**
 * Mean change from close to close and mean range of the candles of each day of the week; with `time`
 * that of its weekday first.
 */
export const weekdayAverages: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 1095 },
  candles: 'daily',
  needs: [],
  leastCandles: 20,
  isStatistic: true,
  calculate: calculateWeekdayAverages,
};
