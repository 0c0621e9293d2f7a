import type { Candle, Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { Indicator, IndicatorInput } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { createIndicatorStream } from '../indicators/indicator-stream.ts';
import { invariant } from '../invariant.ts';
import { createRandomCandles } from './random-candles.ts';

/** Values by output name, as long as the candles. */
export type Columns = Readonly<Record<string, Float64Array>>;

/** One candle of a series as a row. */
function getCandle(candles: Candles, t: number): Candle {
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

export const toRows = (candles: Candles): Candle[] =>
  Array.from({ length: candles.length }, (_, t) => getCandle(candles, t));

/** The same series with every candle changed. */
export const mapCandles = (
  candles: Candles,
  change: (candle: Candle, t: number) => Candle,
): Candles => toCandles(candles.interval, toRows(candles).map(change));

/** A second random walk with the same open times; every 101 candles three are NaN. */
function createSecondSeries(candles: Candles): Candles {
  const walk = createRandomCandles({ seed: 77, length: candles.length, start: 40 });
  return mapCandles(walk, (candle, t) => {
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

/** Indicator input with a second series, for indicators that compare two. */
export const addSecondSeries = (candles: Candles): IndicatorInput => ({
  candles,
  other: createSecondSeries(candles),
});

/** All values of an indicator fed one candle at a time. Throws when the parameters are refused. */
export function collectPushedValues(
  definition: Indicator,
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
      getCandle(candles, t),
      other === undefined ? undefined : getCandle(other, t),
    );
    for (const [name, value] of Object.entries(row)) {
      const column = columns[name];
      if (column !== undefined) column[t] = value;
    }
  }
  return columns;
}

/**
 * First bitwise difference of two results as a text; `undefined` when they agree in the first
 * `rows` rows.
 */
export function findFirstDifference(
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
