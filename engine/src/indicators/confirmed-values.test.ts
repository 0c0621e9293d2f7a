import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { type Columns, firstDifference } from '../testing/indicator-runs.ts';
import { indicatorValues } from '../testing/indicator-values.ts';
import { createRandom } from '../testing/random-candles.ts';
import { sixSeries } from '../testing/test-series.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

// What other programs draw onto the past, and redraw: turns and bricks that later candles take back, levels of a period before it has
// ended, and lines fitted through all candles in view. Here a value stands on the candle that confirmed it, and stays.

const length = 1500;
const prefixes = 40;
const series = sixSeries(length);

/** Turns by share and by span, and what is drawn back from them: the candle they belong to stands beside them. */
const drawnBack: readonly (readonly [id: string, parameters: IndicatorParameters])[] = [
  ['zigzag', { reversal: 0.3 }],
  ['zigzag', { reversal: 0.3, from: 'high-low' }],
  ['fractal', { span: 2 }],
  ['swing-pivots', { left: 4, right: 4 }],
  ['fractal-chaos-bands', { span: 2 }],
  ['renko', { unit: 'atr', size: 1 }],
  ['renko', { unit: 'percent', size: 0.2 }],
  ['chikou-span', { displacement: 26 }],
];

/** Values of their own candle alone. */
const ofTheirCandle: readonly (readonly [id: string, parameters: IndicatorParameters])[] = [
  ['pivot-points', { period: 'day' }],
  ['pivot-points', { period: 'week', kind: 'woodie' }],
  ['pivot-points', { period: 'month', kind: 'demark' }],
  ['rolling-pivot-points', { length: 20 }],
  ['linear-regression-channel', { length: 100 }],
  ['standard-deviation-channel', { length: 20 }],
  ['linear-regression-slope', { length: 20 }],
];

function valuesOf(id: string, candles: Candles, parameters: IndicatorParameters): Columns {
  const definition = indicatorDefinitions.find((candidate) => candidate.id === id);
  if (definition === undefined) throw new Error(`there is no ${id}`);
  return indicatorValues(definition, { candles }, parameters);
}

function countChanged(id: string, candles: Candles, parameters: IndicatorParameters): number {
  const all = valuesOf(id, candles, parameters);
  const random = createRandom(length);
  const ends = Array.from({ length: prefixes }, () => 1 + Math.floor(random() * length));
  return ends.filter(
    (end) =>
      firstDifference(valuesOf(id, sliceCandles(candles, 0, end), parameters), all, end) !==
      undefined,
  ).length;
}

describe.each([...drawnBack, ...ofTheirCandle])('%s %o', (id, parameters) => {
  it.each(series)('says of a prefix what it says of it at the end, on $name', ({ candles }) => {
    expect(countChanged(id, candles, parameters)).toBe(0);
  });
});

describe.each(drawnBack)('%s %o', (id, parameters) => {
  it.each(series)(
    'names the candle each value belongs to, which closed before the one that confirms it, on $name',
    ({ candles }) => {
      const { formedAt = new Float64Array(0), ...values } = valuesOf(id, candles, parameters);
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

/** Whether a value begins here that was not there on the candle before. */
const isNew = (column: Float64Array, t: number): boolean =>
  !Number.isNaN(at(column, t)) && !Object.is(at(column, t), at(column, t - 1));
