import { at } from '../../candles/column.ts';
import { calculateCloseTime, calculatePeriodStart } from '../../candles/interval.ts';
import { calculatePercentChange } from '../../facts/reading.ts';
import { toLeftOutChanges } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { createGrouping, type Group } from './group-changes.ts';
import { toChanceFacts, toExtremeGroupFacts, toGroupFacts } from './group-facts.ts';

const minYears = 3;
const calendarMonths = 12;
const month = { name: 'month', toValue: (key: number) => [key + 1, 'count'] as const };

/** Mean length of a calendar month: the first of a month is never two days off a multiple. */
const meanMonthMs = 86_400_000 * 30.436875;
const toCalendarMonth = (monthStart: number): number => {
  const sinceEpoch = Math.round(monthStart / meanMonthMs);
  return ((sinceEpoch % calendarMonths) + calendarMonths) % calendarMonths;
};

// The first month counts only with the close before it; the last only once it is over, which its
// last candle tells by closing with the month. A month after a month without candles is left out.
/**
 * Changes of the months of the window, from the last close of one to the last close of the next,
 * and the candles of those two closes.
 */
function groupByMonth({ analysis, window }: MeasureSeries): {
  readonly groups: Group[];
  readonly ends: readonly (readonly [from: number, to: number])[];
} {
  const { candles } = analysis;
  const grouping = createGrouping(calendarMonths);
  const ends: [from: number, to: number][] = [];
  let end = Math.max(0, window.from - 1);
  let start = calculatePeriodStart(at(candles.openTime, end), '1mo');
  for (let t = end + 1; t <= window.to; t += 1) {
    const next = calculatePeriodStart(at(candles.openTime, t), '1mo');
    const isLast =
      t === window.to || calculatePeriodStart(at(candles.openTime, t + 1), '1mo') !== next;
    if (next === start || !isLast) {
      if (next === start) end = t;
      continue;
    }
    const isOver =
      t < window.to ||
      calculateCloseTime(at(candles.openTime, t), candles.interval) >=
        calculateCloseTime(next, '1mo');
    const change = calculatePercentChange(at(candles.close, end), at(candles.close, t));
    if (isOver && calculateCloseTime(start, '1mo') === next) {
      grouping.add(toCalendarMonth(next), change ?? Number.NaN, Number.NaN);
      ends.push([end, t]);
    }
    end = t;
    start = next;
  }
  return { groups: grouping.list(minYears), ends };
}

/** The month that holds a moment. */
function findAsked(groups: readonly Group[], time: number | undefined): Group | undefined {
  if (time === undefined) return undefined;
  const asked = toCalendarMonth(calculatePeriodStart(time, '1mo'));
  return groups.find(({ key }) => key === asked);
}

function calculateMonthAverages({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const write = createFactWriter('month-averages', first.window);
  const { groups, ends } = groupByMonth(first);
  const facts = [
    ...toPeriodFacts(write, first, first.window),
    ...toLeftOutChanges(first, ends, { id: 'month-averages', name: 'periods' }),
  ];
  if (groups.length < calendarMonths) return facts;
  const asked = findAsked(groups, parameters.time);
  return [
    ...facts,
    ...(asked === undefined ? [] : toGroupFacts(write, month, { prefix: 'asked', group: asked })),
    ...write('years', [Math.min(...groups.map(({ count }) => count)), 'count']),
    ...toExtremeGroupFacts(write, month, groups),
    ...toChanceFacts(write, groups),
    ...groups.flatMap((group, index) =>
      toGroupFacts(write, month, { prefix: `${index + 1}`, group }),
    ),
  ];
}

/**
 * Mean change and share of rises of each calendar month over the years of the period (at least 3);
 * with `time` that of its month first.
 */
export const monthAverages: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 36,
  isStatistic: true,
  calculate: calculateMonthAverages,
};
