import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { type Columns, findFirstDifference } from '../testing/indicator-runs.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { createRandom } from '../testing/random-candles.ts';
import { readTestSeries } from '../testing/test-series.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

// Other programs repaint: ZigZag turns and Renko bricks that later candles revise, pivot levels of
// a period that has not ended, regression lines refitted to all visible candles. Here a value is
// written on the candle that confirmed it and never changes.

const length = 1500;
const prefixes = 40;
const series = readTestSeries(length);

/**
 * Indicators with `formedAt`: their values belong to an earlier candle than the one they are
 * written on.
 */
const lateConfirmedCases: readonly (readonly [id: string, parameters: IndicatorParameters])[] = [
  ['zigzag', { reversal: 0.3 }],
  ['zigzag', { reversal: 0.3, from: 'high-low' }],
  ['fractal', { span: 2 }],
  ['swing-pivots', { left: 4, right: 4 }],
  ['fractal-chaos-bands', { span: 2 }],
  ['renko', { unit: 'atr', size: 1 }],
  ['renko', { unit: 'percent', size: 0.2 }],
  ['chikou-span', { displacement: 26 }],
];

/** Indicators whose values belong to the candle they are written on. */
const sameCandleCases: readonly (readonly [id: string, parameters: IndicatorParameters])[] = [
  ['pivot-points', { period: 'day' }],
  ['pivot-points', { period: 'week', kind: 'woodie' }],
  ['pivot-points', { period: 'month', kind: 'demark' }],
  ['rolling-pivot-points', { length: 20 }],
  ['linear-regression-channel', { length: 100 }],
  ['standard-deviation-channel', { length: 20 }],
  ['linear-regression-slope', { length: 20 }],
];

function calculateValues(id: string, candles: Candles, parameters: IndicatorParameters): Columns {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  return calculateIndicatorValues(definition, { candles }, parameters);
}

function countChanged(id: string, candles: Candles, parameters: IndicatorParameters): number {
  const all = calculateValues(id, candles, parameters);
  const random = createRandom(length);
  const ends = Array.from({ length: prefixes }, () => 1 + Math.floor(random() * length));
  return ends.filter(
    (end) =>
      findFirstDifference(
        calculateValues(id, sliceCandles(candles, 0, end), parameters),
        all,
        end,
      ) !== undefined,
  ).length;
}

describe.each([...lateConfirmedCases, ...sameCandleCases])('%s %o', (id, parameters) => {
  it.each(series)('gives a prefix the values of the whole series, on $name', ({ candles }) => {
    expect(countChanged(id, candles, parameters)).toBe(0);
  });
});

describe.each(lateConfirmedCases)('%s %o', (id, parameters) => {
  it.each(series)(
    'sets formedAt to a candle that closed before the confirming one, on $name',
    ({ candles }) => {
      const { formedAt = new Float64Array(0), ...values } = calculateValues(
        id,
        candles,
        parameters,
      );
      const confirmed = [...formedAt].flatMap((formed, t) =>
        Number.isNaN(formed) ? [] : [{ formed, t }],
      );
      const changes = [...formedAt.keys()].filter((t) =>
        Object.values(values).some((column) => isNew(column, t)),
      );
      expect(confirmed.length).toBeGreaterThan(5);
      expect(confirmed.filter(({ formed, t }) => !(formed >= 0 && formed < t))).toEqual([]);
      expect(changes.filter((t) => Number.isNaN(at(formedAt, t)))).toEqual([]);
    },
  );
});

/** Whether the row has a value that differs from that of the row before. */
const isNew = (column: Float64Array, t: number): boolean =>
  !Number.isNaN(at(column, t)) && !Object.is(at(column, t), at(column, t - 1));
