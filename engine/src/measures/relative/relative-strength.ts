import { calculatePercentChange } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { toLeftOutSide } from './left-out-side.ts';
import { createSideWriter, toRankFacts, toSharedFacts, type Side } from './shared-facts.ts';
import { findSharedEnds, findSharedPeriod } from './shared-period.ts';

const id = 'relative-strength';

function calculateRelativeStrength(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  if (shared === undefined || window === undefined) return [];
  const write = createFactWriter(id, window);
  const sides = findSharedEnds(input, shared).map((ends, place): Side => {
    const change = calculatePercentChange(ends.before, ends.after);
    const writeSide = createSideWriter(id, input, { place, window: ends });
    return {
      place,
      value: change ?? Number.NaN,
      write: (prefix) => [
        ...writeSide(`${prefix}.change-percent`, [change, 'percent']),
        ...writeSide(`${prefix}.start`, [ends.before, 'price']),
        ...writeSide(`${prefix}.end`, [ends.after, 'price']),
      ],
    };
  });
  const leftOut = findSharedEnds(input, shared).flatMap((ends, place) => {
    const one = input.series[place];
    return one === undefined ? [] : toLeftOutSide({ ...one, window: ends }, ends, { id, place });
  });
  const known = sides.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  const lead = Math.max(...known) - Math.min(...known);
  return [
    ...toSharedFacts(write, input, shared),
    ...write('count', [known.length, 'count']),
    ...write('rising', [known.filter((value) => value > 0).length, 'count']),
    ...write('lead', [known.length < 2 ? undefined : lead, 'ratio']),
    ...toRankFacts(write, input, sides),
    ...leftOut,
  ];
}

/** Rank by the change over the shared period; `lead` is the first's over the last in points. */
export const relativeStrength: Measure = {
  subjects: { least: 2, most: 10 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateRelativeStrength,
};
