import { calculatePercentChange } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { createSideWriter, toSharedFacts } from './shared-facts.ts';
import { findSharedEnds, findSharedPeriod } from './shared-period.ts';

const id = 'spread-of-returns';

function calculateSpreadOfReturns(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  const ends = shared === undefined ? [] : findSharedEnds(input, shared);
  const [own, other] = ends;
  if (shared === undefined || window === undefined || own === undefined || other === undefined)
    return [];
  const write = createFactWriter(id, window);
  const changes = ends.map(({ before, after }) => calculatePercentChange(before, after));
  const [first, second] = changes;
  return [
    ...toSharedFacts(write, input, shared),
    ...(['first', 'second'] as const).flatMap((name, place) => {
      const side = createSideWriter(id, input, { place, window: ends[place] ?? own });
      return [
        ...side(`${name}.symbol`, [input.series[place]?.symbol, 'text']),
        ...side(`${name}.change-percent`, [changes[place], 'percent']),
      ];
    }),
    ...write('difference', [
      first === undefined || second === undefined ? undefined : first - second,
      'ratio',
    ]),
  ];
}

/** Change of the first minus that of the second over the shared period, in percentage points. */
export const spreadOfReturns: Measure = {
  subjects: { least: 2, most: 2 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateSpreadOfReturns,
};
