import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { createSideWriter, toRankFacts, toSharedFacts, type Side } from './shared-facts.ts';
import { findSharedPeriod } from './shared-period.ts';

const id = 'compare-drawdown';

type Drawdown = {
  /** Percent below the highest close so far: 0 and less. */
  readonly worst: number;
  readonly worstAt: number;
  readonly peakAt: number;
  readonly now: number;
};

// Undefined where a close is not positive: a fall beyond zero has no percentage.
/** Deepest fall of the closes from their highest so far in the window, and the fall at its end. */
function calculateDrawdown({ close }: Candles, { from, to }: FactWindow): Drawdown | undefined {
  let peakIndex = from;
  let result: Drawdown = { worst: 0, worstAt: from, peakAt: from, now: 0 };
  for (let t = from; t <= to; t += 1) {
    const price = at(close, t);
    if (!(price > 0)) return undefined;
    if (price > at(close, peakIndex)) peakIndex = t;
    const now = (price / at(close, peakIndex) - 1) * 100;
    result =
      now < result.worst ? { worst: now, worstAt: t, peakAt: peakIndex, now } : { ...result, now };
  }
  return result;
}

function calculateCompareDrawdown(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  if (shared === undefined || window === undefined) return [];
  const write = createFactWriter(id, window);
  const sides = shared.windows.map((own, place): Side => {
    const candles = input.series[place]?.analysis.candles ?? input.series[0].analysis.candles;
    const drawdown = calculateDrawdown(candles, own);
    const writeSide = createSideWriter(id, input, { place, window: own });
    const toTime = (t: number) => [getValueAt(candles.openTime, t), 'time'] as const;
    return {
      place,
      value: drawdown === undefined ? Number.NaN : -drawdown.worst,
      write: (prefix) =>
        drawdown === undefined
          ? []
          : [
              ...writeSide(`${prefix}.worst.change-percent`, [drawdown.worst, 'percent']),
              ...writeSide(`${prefix}.worst-time`, toTime(drawdown.worstAt)),
              ...writeSide(`${prefix}.peak-time`, toTime(drawdown.peakAt)),
              ...writeSide(`${prefix}.now.change-percent`, [drawdown.now, 'percent']),
            ],
    };
  });
  return [
    ...toSharedFacts(write, input, shared),
    ...write('count', [sides.filter(({ value }) => !Number.isNaN(value)).length, 'count']),
    ...toRankFacts(write, input, sides),
  ];
}

/** Rank by the deepest fall from the highest close so far in the shared period, the deepest first. */
export const compareDrawdown: Measure = {
  subjects: { least: 2, most: 10 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateCompareDrawdown,
};
