import { toLeftOutSides } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateLogChange, collectValues } from '../statistics/candle-change.ts';
import { calculateCandlesPerYear } from '../statistics/candles-per-year.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { calculateDeviation } from '../statistics/sample.ts';
import { createSideWriter, toRankFacts, toSharedFacts, type Side } from './shared-facts.ts';
import { findSharedPeriod } from './shared-period.ts';

const id = 'compare-volatility';
const minChanges = 5;

function calculateCompareVolatility(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  if (shared === undefined || window === undefined) return [];
  const write = createFactWriter(id, window);
  const sides = shared.windows.map((own, place): Side => {
    const candles = input.series[place]?.analysis.candles ?? input.series[0].analysis.candles;
    const changes = collectValues(own, (t) => calculateLogChange(candles, t));
    const deviation = changes.length < minChanges ? undefined : calculateDeviation(changes);
    const year = calculateCandlesPerYear(candles, own.to);
    const volatility = (deviation ?? Number.NaN) * Math.sqrt(year) * 100;
    const writeSide = createSideWriter(id, input, { place, window: own });
    return {
      place,
      value: volatility,
      write: (prefix) => [
        ...writeSide(`${prefix}.volatility-percent`, [volatility, 'percent']),
        ...writeSide(`${prefix}.candle-percent`, [(deviation ?? Number.NaN) * 100, 'percent']),
        ...writeSide(`${prefix}.changes`, [changes.length, 'count']),
      ],
    };
  });
  const known = sides.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  return [
    ...toSharedFacts(write, input, shared),
    ...write('count', [known.length, 'count']),
    ...write('times', [
      known.length < 2 ? undefined : Math.max(...known) / Math.min(...known),
      'ratio',
    ]),
    ...toRankFacts(write, input, sides),
    ...toLeftOutSides(input, shared.windows, { id, needed: 'change' }),
  ];
}

/** Rank by realised volatility: annualized sample deviation of the log changes, in percent. */
export const compareVolatility: Measure = {
  subjects: { least: 2, most: 10 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 5,
  isStatistic: true,
  calculate: calculateCompareVolatility,
};
