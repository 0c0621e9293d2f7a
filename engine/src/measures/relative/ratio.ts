import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutSides } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { toSharedFacts } from './shared-facts.ts';
import { findSharedEnds, findSharedPeriod } from './shared-period.ts';

type Extreme = { readonly ratio: number; readonly index: number };

const divide = (own: number, other: number): number =>
  own > 0 && other > 0 ? own / other : Number.NaN;

/** Lowest and highest ratio of the closes of shared candles, the first of equals. */
function findExtremeRatios(
  { series: [own, other] }: MeasureInput,
  [ownCandles, otherCandles]: readonly Int32Array[],
): { readonly low: Extreme; readonly high: Extreme } {
  let low = { ratio: Number.POSITIVE_INFINITY, index: -1 };
  let high = { ratio: Number.NEGATIVE_INFINITY, index: -1 };
  for (let k = 0; k < (ownCandles?.length ?? 0); k += 1) {
    const index = ownCandles?.[k] ?? -1;
    const otherClose = other && at(other.analysis.candles.close, otherCandles?.[k] ?? -1);
    const ratio = divide(at(own.analysis.candles.close, index), otherClose ?? Number.NaN);
    if (ratio < low.ratio) low = { ratio, index };
    if (ratio > high.ratio) high = { ratio, index };
  }
  return { low, high };
}

function calculateRatio(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  const [own, other] = shared === undefined ? [] : findSharedEnds(input, shared);
  if (shared === undefined || window === undefined || own === undefined || other === undefined)
    return [];
  const write = createFactWriter('ratio', window);
  const start = divide(own.before, other.before);
  const end = divide(own.after, other.after);
  const { low, high } = findExtremeRatios(input, shared.candles);
  const { openTime } = input.series[0].analysis.candles;
  const isSpread = Number.isFinite(low.ratio) && high.ratio > low.ratio;
  return [
    ...toSharedFacts(write, input, shared),
    ...write('first', [input.series[0].symbol, 'text']),
    ...write('second', [input.series[1]?.symbol, 'text']),
    ...write('value', [end, 'ratio'], { from: own.to, to: own.to }),
    ...write('start', [start, 'ratio'], { from: own.from, to: own.from }),
    ...write('change-percent', [(end / start - 1) * 100, 'percent']),
    ...Object.entries({ low, high }).flatMap(([name, { ratio, index }]) => [
      ...write(name, [ratio, 'ratio'], { from: index, to: index }),
      ...write(`${name}-time`, [getValueAt(openTime, index), 'time'], { from: index, to: index }),
    ]),
    ...write('position-percent', [
      isSpread ? ((end - low.ratio) / (high.ratio - low.ratio)) * 100 : undefined,
      'percent',
    ]),
    ...toLeftOutSides(input, shared.windows, { id: 'ratio', needed: 'close' }),
  ];
}

/** Price of the first in units of the second: now, its change, and its extremes by shared closes. */
export const ratio: Measure = {
  subjects: { least: 2, most: 2 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateRatio,
};
