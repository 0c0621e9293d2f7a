import { describe, expect, it } from 'vitest';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import {
  findFirstDifference,
  collectPushedValues,
  addSecondSeries,
} from '../testing/indicator-runs.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import type { IndicatorDefinition, IndicatorParameter } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

const settings = 10;
const input = addSecondSeries(createRandomCandles({ seed: 31, length: 260 }));

/** Random value within a parameter's bounds; `reach` limits its distance from the lower bound. */
function createRandomValue(
  { kind, minimum = 0, maximum = 1, choices = [] }: IndicatorParameter,
  random: () => number,
  reach: number,
): number | string {
  if (kind === 'choice') return choices[Math.floor(random() * choices.length)] ?? '';
  const value = minimum + random() * Math.min(maximum - minimum, reach);
  return kind === 'integer' ? Math.round(value) : value;
}

/**
 * Random value for every parameter. Most settings have short lengths: a column that is NaN
 * throughout would match anything.
 */
function createRandomParameters(
  { parameters }: IndicatorDefinition,
  random: () => number,
): IndicatorParameters {
  const reach = random() < 0.8 ? 30 : Infinity;
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, createRandomValue(parameter, random, reach)]),
  );
}

describe.each(
  indicatorDefinitions.map((definition, index) => [definition.id, definition, index] as const),
)('%s', (_, definition, index) => {
  it('gives bit-identical values in one call and candle by candle, for random parameters', () => {
    const random = createRandom(100 + index);
    let defined = 0;
    for (let count = 0; count < settings; count += 1) {
      const parameters = createRandomParameters(definition, random);
      const all = calculateIndicatorValues(definition, input, parameters);
      const difference = findFirstDifference(
        collectPushedValues(definition, input, parameters),
        all,
        input.candles.length,
      );
      expect({ parameters, difference }).toEqual({ parameters, difference: undefined });
      defined += Number(
        Object.values(all).some((column) => column.some((value) => !Number.isNaN(value))),
      );
    }
    expect(defined).toBeGreaterThan(0);
  });
});
