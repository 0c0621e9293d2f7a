import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import type { Indicator } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { calculateIndicatorValues } from './indicator-values.ts';
import {
  createGappedCandles,
  findLargestDifference,
  type PlainCandles,
  toPlainCandles,
  type Series,
} from './plain-series.ts';
import { createRandomCandles } from './random-candles.ts';

/**
 * An indicator, its parameters, and its expected outputs computed from the definition on plain
 * arrays; `other` is the second series.
 */
export type DefinitionCase = {
  readonly definition: Indicator;
  readonly parameters?: IndicatorParameters;
  readonly expected: (
    candles: PlainCandles,
    other: PlainCandles,
  ) => Readonly<Record<string, Series>>;
};

const walks: readonly (readonly [name: string, candles: Candles])[] = [
  ['a random walk', createRandomCandles({ seed: 21, length: 420 })],
  ['a walk with gaps', createGappedCandles(22, 420)],
];
const second = createRandomCandles({ seed: 23, length: 420, start: 60 });

/**
 * Compares every output of every case with its definition: within a relative error of 1e-9, and
 * defined at the same indices.
 */
export function describeByDefinition(cases: readonly DefinitionCase[]): void {
  const rows = cases.map(
    ({ parameters = {}, ...rest }) =>
      [rest.definition.id, JSON.stringify(parameters), { ...rest, parameters }] as const,
  );
  describe.each(walks)('as their definitions say, on %s', (_, candles) => {
    it.each(rows)('%s %s', (_id, _text, { definition, parameters, expected }) => {
      const values = calculateIndicatorValues(definition, { candles, other: second }, parameters);
      const outputs = Object.entries(expected(toPlainCandles(candles), toPlainCandles(second)));
      const wrong = outputs.filter(
        ([name, series]) =>
          !series.some(Number.isFinite) || findLargestDifference(values[name], series) > 1e-9,
      );
      expect(
        wrong.map(([name, series]) => ({
          name,
          difference: findLargestDifference(values[name], series),
        })),
      ).toEqual([]);
      expect(outputs.length).toBeGreaterThan(0);
    });
  });
}
