import type { Candle, Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { IndicatorDefinition, IndicatorInput } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { createIndicatorStream } from '../indicators/indicator-stream.ts';
import { invariant } from '../invariant.ts';
import { randomCandles } from './random-candles.ts';

/** Values by output name, as long as the candles. */
export type Columns = Readonly<Record<string, Float64Array>>;

/** One candle of a series as a row. */
function candleAt(candles: Candles, t: number): Candle {
  const { openTime, open, high, low, close, volume } = candles;
  return {
    openTime: at(openTime, t),
    open: at(open, t),
    high: at(high, t),
    low: at(low, t),
    close: at(close, t),
    volume: at(volume, t),
  };
}

export const rowsOf = (candles: Candles): Candle[] =>
  Array.from({ length: candles.length }, (_, t) => candleAt(candles, t));

/** The same series with every candle changed. */
export const mappedCandles = (
  candles: Candles,
  change: (candle: Candle, t: number) => Candle,
): Candles => toCandles(candles.interval, rowsOf(candles).map(change));

/** Another walk of the same open times, with a hole of three candles now and then. */
function otherOf(candles: Candles): Candles {
  const walk = randomCandles({ seed: 77, length: candles.length, start: 40 });
  return mappedCandles(walk, (candle, t) => {
    const openTime = at(candles.openTime, t);
    if (t % 101 < 98) return { ...candle, openTime };
    return {
      openTime,
      open: Number.NaN,
      high: Number.NaN,
      low: Number.NaN,
      close: Number.NaN,
      volume: Number.NaN,
    };
  });
}

/** Candles together with a second series, for the indicators that compare two. */
export const withSecondSeries = (candles: Candles): IndicatorInput => ({
  candles,
  other: otherOf(candles),
});

/** All values of an indicator that is given one candle after the other. Throws when it refuses the parameters. */
export function pushedValues(
  definition: IndicatorDefinition,
  { candles, other }: IndicatorInput,
  parameters: IndicatorParameters = {},
): Columns {
  const created = createIndicatorStream(definition, parameters, candles.interval);
  invariant(created.kind === 'stream', `${definition.id} takes these parameters`);
  const columns = Object.fromEntries(
    definition.outputs.map(({ name }) => [name, new Float64Array(candles.length)]),
  );
  for (let t = 0; t < candles.length; t += 1) {
    const row = created.stream.push(
      candleAt(candles, t),
      other === undefined ? undefined : candleAt(other, t),
    );
    for (const [name, value] of Object.entries(row)) {
      const column = columns[name];
      if (column !== undefined) column[t] = value;
    }
  }
  return columns;
}

/** The first place where two results differ in a bit; `undefined` when they agree in the rows that both have. */
export function firstDifference(
  actual: Columns,
  expected: Columns,
  rows: number,
): string | undefined {
  for (const [name, column] of Object.entries(expected)) {
    for (let t = 0; t < rows; t += 1) {
      if (!Object.is(actual[name]?.[t], column[t]))
        return `${name} at ${t}: ${actual[name]?.[t]} instead of ${column[t]}`;
    }
  }
  return undefined;
}
