import { describe, expect, it } from 'vitest';
import { createRandom, randomCandles } from '../testing/random-candles.ts';
import { firstDifference, pushedValues, withSecondSeries } from '../testing/indicator-runs.ts';
import { indicatorValues } from '../testing/indicator-values.ts';
import type { IndicatorDefinition, IndicatorParameter } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { indicatorDefinitions } from './registry.ts';

const settings = 10;
const input = withSecondSeries(randomCandles({ seed: 31, length: 260 }));

/** A value within the bounds of a parameter; `reach` is how far above the lower one it may lie. */
function anyValue(
  { kind, minimum = 0, maximum = 1, choices = [] }: IndicatorParameter,
  random: () => number,
  reach: number,
): number | string {
  if (kind === 'choice') return choices[Math.floor(random() * choices.length)] ?? '';
  const value = minimum + random() * Math.min(maximum - minimum, reach);
  return kind === 'integer' ? Math.round(value) : value;
}

/** All parameters at random. Most settings have short spans: what is not defined before the series ends agrees with anything. */
function anySetting(
  { parameters }: IndicatorDefinition,
  random: () => number,
): IndicatorParameters {
  const reach = random() < 0.8 ? 30 : Infinity;
  return Object.fromEntries(
    parameters.map((parameter) => [parameter.name, anyValue(parameter, random, reach)]),
  );
}

describe.each(
  indicatorDefinitions.map((definition, index) => [definition.id, definition, index] as const),
)('%s', (_, definition, index) => {
  it('gives the same bits at once and candle by candle, whatever all its parameters are together', () => {
    const random = createRandom(100 + index);
    let defined = 0;
    for (let count = 0; count < settings; count += 1) {
      const parameters = anySetting(definition, random);
      const all = indicatorValues(definition, input, parameters);
      const difference = firstDifference(
        pushedValues(definition, input, parameters),
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
