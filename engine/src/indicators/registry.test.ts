import { describe, expect, it } from 'vitest';
import type { Candle } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import {
  type Columns,
  firstDifference,
  mappedCandles,
  pushedValues,
  rowsOf,
  withSecondSeries,
} from '../testing/indicator-runs.ts';
import { indicatorValues } from '../testing/indicator-values.ts';
import { createRandom, randomCandles } from '../testing/random-candles.ts';
import { realSeries } from '../testing/test-series.ts';
import { calculateIndicator } from './calculate-indicator.ts';
import type { IndicatorDefinition, IndicatorInput, IndicatorParameter } from './indicator.ts';
import { indicatorGroups } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { createIndicatorStream } from './indicator-stream.ts';
import { indicatorDefinitions } from './registry.ts';

const sliced = ({ candles, other }: IndicatorInput, length: number): IndicatorInput => ({
  candles: sliceCandles(candles, 0, length),
  ...(other === undefined ? {} : { other: sliceCandles(other, 0, length) }),
});

/** Which outputs have a value from a row on. */
function defined(values: Columns, from: number): boolean[] {
  return Object.values(values).map((column) =>
    column.subarray(from).some((value) => !Number.isNaN(value)),
  );
}

/** Values a parameter may take besides its default: its bounds, and every choice. */
function variants({
  kind,
  minimum,
  maximum,
  choices = [],
}: IndicatorParameter): (number | string)[] {
  if (kind === 'choice') return [...choices];
  return [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound]));
}

/** The defaults, and each parameter changed alone. */
function settings({ parameters }: IndicatorDefinition): IndicatorParameters[] {
  return [
    {},
    ...parameters.flatMap((parameter) =>
      variants(parameter).map((value) => ({ [parameter.name]: value })),
    ),
  ];
}

const walk = withSecondSeries(randomCandles({ seed: 3, length: 700 }));
const short = sliced(walk, 160);
const calm = mappedCandles(randomCandles({ seed: 4, length: 60 }), (candle) => ({
  ...candle,
  open: 90,
  high: 90,
  low: 90,
  close: 90,
  volume: 0,
}));
const tenfold = (price: number): number => 10 * price - 800;
/** The same walk, its moves five times as large in percent. */
const wild = mappedCandles(walk.candles, ({ openTime, open, high, low, close, volume }) => ({
  openTime,
  open: tenfold(open),
  high: tenfold(high),
  low: tenfold(low),
  close: tenfold(close),
  volume,
}));
const series = [
  { name: 'a random walk', input: walk },
  ...realSeries(450)
    .slice(0, 3)
    .map(({ name, candles }) => ({ name, input: withSecondSeries(candles) })),
];

describe('the registry', () => {
  it('holds at least 85 indicators, each once', () => {
    expect(new Set(indicatorDefinitions.map(({ id }) => id)).size).toBe(
      indicatorDefinitions.length,
    );
    expect(indicatorDefinitions.length).toBeGreaterThanOrEqual(85);
  });
});

describe.each(indicatorDefinitions.map((definition) => [definition.id, definition] as const))(
  '%s',
  (id, definition) => {
    it('says of itself what is true', () => {
      expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(indicatorGroups).toContain(definition.group);
      const names = definition.outputs.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      expect(names.includes('formedAt')).toBe(definition.confirmsLate === true);
      const parameters = definition.parameters.map(({ name }) => name);
      expect(new Set(parameters).size).toBe(parameters.length);
      for (const name of [...names, ...parameters]) expect(name).toMatch(/^[a-z][a-zA-Z\d]*$/);
      // Names of the query that asks for values.
      for (const reserved of ['symbol', 'interval', 'limit', 'before', 'other', 'lng', 'language'])
        expect(parameters).not.toContain(reserved);
      for (const { default: value, minimum, maximum, choices } of definition.parameters) {
        expect(
          choices?.includes(String(value)) ??
            (Number(value) >= Number(minimum) && Number(value) <= Number(maximum)),
        ).toBe(true);
      }
    });

    it('refuses a parameter it does not know or that is out of its range, by name', () => {
      expect(calculateIndicator(definition, short, { nonsense: 1 })).toEqual({
        kind: 'refused',
        parameter: 'nonsense',
      });
      for (const { name, kind, maximum = 0, minimum = 0 } of definition.parameters) {
        const wrong =
          kind === 'choice' ? ['nonsense', 1] : [maximum + 1, minimum - 1, Number.NaN, 'nonsense'];
        for (const value of kind === 'integer' ? [...wrong, minimum + 0.5] : wrong) {
          expect(calculateIndicator(definition, short, { [name]: value })).toEqual({
            kind: 'refused',
            parameter: name,
          });
          expect(createIndicatorStream(definition, { [name]: value }, '1d')).toEqual({
            kind: 'refused',
            parameter: name,
          });
        }
      }
    });

    it.each(series)(
      'gives the same bits in one call, candle by candle and in pieces, on $name',
      ({ input }) => {
        const all = indicatorValues(definition, input);
        const { length } = input.candles;
        expect(firstDifference(pushedValues(definition, input), all, length)).toBeUndefined();
        const random = createRandom(5);
        const outputs = definition.outputs.map(() => new Float64Array(length));
        const defaults = Object.fromEntries(
          definition.parameters.map((parameter) => [parameter.name, parameter.default]),
        );
        const fold = definition.create(defaults);
        for (let from = 0; from < length;) {
          const to = Math.min(length, from + 1 + Math.floor(random() * 90));
          fold.extend(input, outputs, { from, to });
          from = to;
        }
        const pieces = Object.fromEntries(
          definition.outputs.map(({ name }, index) => [
            name,
            outputs[index] ?? new Float64Array(0),
          ]),
        );
        expect(firstDifference(pieces, all, length)).toBeUndefined();
      },
    );

    it.each(series)('never changes a value when candles are added, on $name', ({ input }) => {
      const all = indicatorValues(definition, input);
      const random = createRandom(6);
      for (let count = 0; count < 15; count += 1) {
        const length = Math.floor(random() * input.candles.length);
        expect(
          firstDifference(indicatorValues(definition, sliced(input, length)), all, length),
        ).toBeUndefined();
      }
    });

    it('keeps that with any parameters', () => {
      for (const parameters of settings(definition)) {
        const all = indicatorValues(definition, short, parameters);
        expect(
          firstDifference(pushedValues(definition, short, parameters), all, short.candles.length),
        ).toBeUndefined();
        for (const length of [3, 50, 101]) {
          expect(
            firstDifference(
              indicatorValues(definition, sliced(short, length), parameters),
              all,
              length,
            ),
          ).toBeUndefined();
        }
      }
    });

    it('has a column as long as the candles for every output, also of none, one and two', () => {
      for (const length of [0, 1, 2, 160]) {
        const values = indicatorValues(definition, sliced(short, length));
        expect(Object.keys(values)).toEqual(definition.outputs.map(({ name }) => name));
        for (const column of Object.values(values)) expect(column).toHaveLength(length);
      }
    });

    it('is never infinite, whatever the prices do', () => {
      const jumps = mappedCandles(short.candles, (candle, t) => ({
        ...candle,
        close: t % 7 === 0 ? 0 : candle.close,
        volume: t % 3 === 0 ? 0 : candle.volume,
      }));
      for (const candles of [calm, jumps, short.candles]) {
        for (const parameters of settings(definition)) {
          const wrong = Object.values(
            indicatorValues(definition, withSecondSeries(candles), parameters),
          ).map((column) => column.find((value) => Math.abs(value) === Infinity));
          expect(wrong.filter((value) => value !== undefined)).toEqual([]);
        }
      }
    });

    it('has values in the end for every output, of one of its kinds at least', () => {
      const choices = definition.parameters.filter(({ kind }) => kind === 'choice');
      const kinds = [
        {},
        ...choices.flatMap(({ name, choices: values = [] }) =>
          values.map((value) => ({ [name]: value })),
        ),
      ];
      const results = [walk, withSecondSeries(wild)].flatMap((input) =>
        kinds.map((kind) => indicatorValues(definition, input, kind)),
      );
      for (const { name } of definition.outputs) {
        expect(
          results.some((values) =>
            values[name]?.subarray(300).some((value) => !Number.isNaN(value)),
          ),
        ).toBe(true);
      }
    });

    it('finds its values again after prices that did not move', () => {
      const moving = randomCandles({ seed: 8, length: 900, start: 90 });
      const start = at(calm.openTime, calm.length - 1);
      const after = rowsOf(moving).map((candle, t): Candle => ({
        ...candle,
        openTime: start + (t + 1) * 900_000,
      }));
      const both = toCandles('15m', [...rowsOf(calm), ...after]);
      const expected = defined(indicatorValues(definition, withSecondSeries(moving)), 800);
      expect(
        defined(indicatorValues(definition, withSecondSeries(both)), calm.length + 800),
      ).toEqual(expected);
    });

    it('reads volume and the second series only where it says so', () => {
      const louder = {
        ...walk,
        candles: mappedCandles(walk.candles, (candle, t) => ({
          ...candle,
          volume: candle.volume * (1 + (t % 5)) + 1,
        })),
      };
      const all = indicatorValues(definition, walk);
      const { length } = walk.candles;
      expect(firstDifference(indicatorValues(definition, louder), all, length) !== undefined).toBe(
        definition.needsVolume,
      );
      expect(
        firstDifference(indicatorValues(definition, { candles: walk.candles }), all, length) !==
          undefined,
      ).toBe(definition.needsOther === true);
    });

    it('tells which candle a value belongs to where that is an earlier one', () => {
      const { formedAt } = indicatorValues(definition, walk);
      const rows = [...(formedAt ?? [])].flatMap((formed, t) =>
        Number.isNaN(formed) ? [] : [{ formed, t }],
      );
      expect(rows.length > 0).toBe(definition.confirmsLate === true);
      expect(
        rows.filter(({ formed, t }) => !Number.isInteger(formed) || formed < 0 || formed > t),
      ).toEqual([]);
    });
  },
);
