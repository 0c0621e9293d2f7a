import { describe, expect, it } from 'vitest';
import type { Candles } from '../candles/candles.ts';
import type { IndicatorDefinition } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { indicatorValues } from './indicator-values.ts';
import {
  gappedCandles,
  largestDifference,
  type PlainCandles,
  plainCandles,
  type Series,
} from './plain-series.ts';
import { randomCandles } from './random-candles.ts';

/** An indicator, its parameters, and every output as its definition says, worked out on plain arrays; `other` is the second series. */
export type DefinitionCase = {
  readonly definition: IndicatorDefinition;
  readonly parameters?: IndicatorParameters;
  readonly expected: (
    candles: PlainCandles,
    other: PlainCandles,
  ) => Readonly<Record<string, Series>>;
};

const walks: readonly (readonly [name: string, candles: Candles])[] = [
  ['a random walk', randomCandles({ seed: 21, length: 420 })],
  ['a walk with gaps', gappedCandles(22, 420)],
];
const second = randomCandles({ seed: 23, length: 420, start: 60 });

/** Holds every output of every case to what the definition gives, within 1e-9 of its size, and defined in the same places. */
export function describeByDefinition(cases: readonly DefinitionCase[]): void {
  const rows = cases.map(
    ({ parameters = {}, ...rest }) =>
      [rest.definition.id, JSON.stringify(parameters), { ...rest, parameters }] as const,
  );
  describe.each(walks)('as their definitions say, on %s', (_, candles) => {
    it.each(rows)('%s %s', (_id, _text, { definition, parameters, expected }) => {
      const values = indicatorValues(definition, { candles, other: second }, parameters);
      const outputs = Object.entries(expected(plainCandles(candles), plainCandles(second)));
      const wrong = outputs.filter(
        ([name, series]) =>
          !series.some(Number.isFinite) || largestDifference(values[name], series) > 1e-9,
      );
      expect(
        wrong.map(([name, series]) => ({
          name,
          difference: largestDifference(values[name], series),
        })),
      ).toEqual([]);
      expect(outputs.length).toBeGreaterThan(0);
    });
  });
}
