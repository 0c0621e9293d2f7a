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

type ZeroFall = FactWindow & { readonly place: number; readonly fall: number };

/** The deepest fall to zero or below in price: its peak and low; undefined without any. */
function findZeroFall({ close }: Candles, window: FactWindow): Omit<ZeroFall, 'place'> | undefined {
  let peakAt = window.from;
  let found: Omit<ZeroFall, 'place'> | undefined;
  for (let t = window.from; t <= window.to; t += 1) {
    if (at(close, t) > at(close, peakAt)) peakAt = t;
    const fall = at(close, peakAt) - at(close, t);
    if (at(close, t) <= 0 && (found === undefined || fall > found.fall))
      found = { from: peakAt, to: t, fall };
  }
  return found;
}

/** Falls of the series that went to zero or below and have no percentage, the deepest first. */
function toZeroFacts(input: MeasureInput, windows: readonly FactWindow[]): MeasureFact[] {
  const found = input.series.flatMap(({ analysis: { candles } }, place): ZeroFall[] => {
    const window = windows[place];
    const fall = window === undefined ? undefined : findZeroFall(candles, window);
    return fall === undefined ? [] : [{ place, ...fall }];
  });
  return found
    .toSorted((a, b) => b.fall - a.fall)
    .flatMap(({ place, from, to, fall }, index) => {
      const { symbol, analysis } = input.series[place] ?? input.series[0];
      const { close, openTime } = analysis.candles;
      const write = createSideWriter(id, input, { place, window: { from, to } });
      const prefix = `zero.${index + 1}`;
      return [
        ...write(`${prefix}.symbol`, [symbol, 'text']),
        ...write(`${prefix}.fall`, [fall, 'price']),
        ...write(`${prefix}.peak`, [at(close, from), 'price'], { from, to: from }),
        ...write(`${prefix}.peak-time`, [getValueAt(openTime, from), 'time'], { from, to: from }),
        ...write(`${prefix}.low`, [at(close, to), 'price'], { from: to, to }),
        ...write(`${prefix}.low-time`, [getValueAt(openTime, to), 'time'], { from: to, to }),
      ];
    });
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
    ...toZeroFacts(input, shared.windows),
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
