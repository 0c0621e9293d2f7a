import { describe, expect, it } from 'vitest';
import type { Candle } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import {
  type Columns,
  findFirstDifference,
  mapCandles,
  collectPushedValues,
  toRows,
  addSecondSeries,
} from '../testing/indicator-runs.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import { readTestSeries } from '../testing/test-series.ts';
import { calculateIndicator } from './calculate-indicator.ts';
import type { IndicatorDefinition, IndicatorInput, IndicatorParameter } from './indicator.ts';
import type { IndicatorParameters } from './indicator-parameters.ts';
import { createIndicatorStream } from './indicator-stream.ts';
import { indicatorDefinitions } from './registry.ts';

const sliceInput = ({ candles, other }: IndicatorInput, length: number): IndicatorInput => ({
  candles: sliceCandles(candles, 0, length),
  ...(other === undefined ? {} : { other: sliceCandles(other, 0, length) }),
});

/** For each output, whether it has a value from a row on. */
function findDefinedOutputs(values: Columns, from: number): boolean[] {
  return Object.values(values).map((column) =>
    column.subarray(from).some((value) => !Number.isNaN(value)),
  );
}

/** Test values of a parameter besides its default: its bounds, or every choice. */
function listVariants({
  kind,
  minimum,
  maximum,
  choices = [],
}: IndicatorParameter): (number | string)[] {
  if (kind === 'choice') return [...choices];
  return [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound]));
}

/** The defaults, and each parameter changed on its own. */
function listSettings({ parameters }: IndicatorDefinition): IndicatorParameters[] {
  return [
    {},
    ...parameters.flatMap((parameter) =>
      listVariants(parameter).map((value) => ({ [parameter.name]: value })),
    ),
  ];
}

const walk = addSecondSeries(createRandomCandles({ seed: 3, length: 700 }));
const short = sliceInput(walk, 160);
const calm = mapCandles(createRandomCandles({ seed: 4, length: 60 }), (candle) => ({
  ...candle,
  open: 90,
  high: 90,
  low: 90,
  close: 90,
  volume: 0,
}));
const tenfold = (price: number): number => 10 * price - 800;
/** The same random walk with percent moves five times as large. */
const wild = mapCandles(walk.candles, ({ openTime, open, high, low, close, volume }) => ({
  openTime,
  open: tenfold(open),
  high: tenfold(high),
  low: tenfold(low),
  close: tenfold(close),
  volume,
}));
const series = [
  { name: 'a random walk', input: walk },
  ...readTestSeries(450)
    .slice(0, 3)
    .map(({ name, candles }) => ({ name, input: addSecondSeries(candles) })),
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
    it('has a consistent definition', () => {
      expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      const names = definition.outputs.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      expect(names.includes('formedAt')).toBe(definition.confirmsLate === true);
      const parameters = definition.parameters.map(({ name }) => name);
      expect(new Set(parameters).size).toBe(parameters.length);
      for (const name of [...names, ...parameters]) expect(name).toMatch(/^[a-z][a-zA-Z\d]*$/);
      // Reserved names of the query for values.
      for (const reserved of ['symbol', 'interval', 'limit', 'before', 'other', 'lng', 'language'])
        expect(parameters).not.toContain(reserved);
      for (const { default: value, minimum, maximum, choices } of definition.parameters) {
        expect(
          choices?.includes(String(value)) ??
            (Number(value) >= Number(minimum) && Number(value) <= Number(maximum)),
        ).toBe(true);
      }
    });

    it('rejects an unknown or out-of-range parameter by name', () => {
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
      'gives bit-identical values in one call, candle by candle and in slices, on $name',
      ({ input }) => {
        const all = calculateIndicatorValues(definition, input);
        const { length } = input.candles;
        expect(
          findFirstDifference(collectPushedValues(definition, input), all, length),
        ).toBeUndefined();
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
        expect(findFirstDifference(pieces, all, length)).toBeUndefined();
      },
    );

    it.each(series)('never changes a value when candles are added, on $name', ({ input }) => {
      const all = calculateIndicatorValues(definition, input);
      const random = createRandom(6);
      for (let count = 0; count < 15; count += 1) {
        const length = Math.floor(random() * input.candles.length);
        expect(
          findFirstDifference(
            calculateIndicatorValues(definition, sliceInput(input, length)),
            all,
            length,
          ),
        ).toBeUndefined();
      }
    });

    it('never changes a value with any parameters either', () => {
      for (const parameters of listSettings(definition)) {
        const all = calculateIndicatorValues(definition, short, parameters);
        expect(
          findFirstDifference(
            collectPushedValues(definition, short, parameters),
            all,
            short.candles.length,
          ),
        ).toBeUndefined();
        for (const length of [3, 50, 101]) {
          expect(
            findFirstDifference(
              calculateIndicatorValues(definition, sliceInput(short, length), parameters),
              all,
              length,
            ),
          ).toBeUndefined();
        }
      }
    });

    it('has a column as long as the candles for every output, also for 0, 1 and 2 candles', () => {
      for (const length of [0, 1, 2, 160]) {
        const values = calculateIndicatorValues(definition, sliceInput(short, length));
        expect(Object.keys(values)).toEqual(definition.outputs.map(({ name }) => name));
        for (const column of Object.values(values)) expect(column).toHaveLength(length);
      }
    });

    it('is never infinite, whatever the prices do', () => {
      const jumps = mapCandles(short.candles, (candle, t) => ({
        ...candle,
        low: t % 7 === 0 ? 0 : candle.low,
        close: t % 7 === 0 ? 0 : candle.close,
        volume: t % 3 === 0 ? 0 : candle.volume,
      }));
      for (const candles of [calm, jumps, short.candles]) {
        for (const parameters of listSettings(definition)) {
          const wrong = Object.values(
            calculateIndicatorValues(definition, addSecondSeries(candles), parameters),
          ).map((column) => column.find((value) => Math.abs(value) === Infinity));
          expect(wrong.filter((value) => value !== undefined)).toEqual([]);
        }
      }
    });

    it('ends with values for every output, for at least one of its kinds', () => {
      const choices = definition.parameters.filter(({ kind }) => kind === 'choice');
      const kinds = [
        {},
        ...choices.flatMap(({ name, choices: values = [] }) =>
          values.map((value) => ({ [name]: value })),
        ),
      ];
      const results = [walk, addSecondSeries(wild)].flatMap((input) =>
        kinds.map((kind) => calculateIndicatorValues(definition, input, kind)),
      );
      for (const { name } of definition.outputs) {
        expect(
          results.some((values) =>
            values[name]?.subarray(300).some((value) => !Number.isNaN(value)),
          ),
        ).toBe(true);
      }
    });

    it('recovers its values after constant prices', () => {
      const moving = createRandomCandles({ seed: 8, length: 900, start: 90 });
      const start = at(calm.openTime, calm.length - 1);
      const after = toRows(moving).map((candle, t): Candle => ({
        ...candle,
        openTime: start + (t + 1) * 900_000,
      }));
      const both = toCandles('15m', [...toRows(calm), ...after]);
      const expected = findDefinedOutputs(
        calculateIndicatorValues(definition, addSecondSeries(moving)),
        800,
      );
      expect(
        findDefinedOutputs(
          calculateIndicatorValues(definition, addSecondSeries(both)),
          calm.length + 800,
        ),
      ).toEqual(expected);
    });

    it('reads volume and the second series only where its definition says so', () => {
      const louder = {
        ...walk,
        candles: mapCandles(walk.candles, (candle, t) => ({
          ...candle,
          volume: candle.volume * (1 + (t % 5)) + 1,
        })),
      };
      const all = calculateIndicatorValues(definition, walk);
      const { length } = walk.candles;
      expect(
        findFirstDifference(calculateIndicatorValues(definition, louder), all, length) !==
          undefined,
      ).toBe(definition.needsVolume === true);
      expect(
        findFirstDifference(
          calculateIndicatorValues(definition, { candles: walk.candles }),
          all,
          length,
        ) !== undefined,
      ).toBe(definition.needsOther === true);
    });

    it('sets formedAt where a value belongs to an earlier candle', () => {
      const { formedAt } = calculateIndicatorValues(definition, walk);
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
