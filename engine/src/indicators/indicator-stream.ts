import { createCandleBuffer } from '../candles/candle-buffer.ts';
import type { Candle, Interval } from '../candles/candles.ts';
import { at, grown } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { IndicatorDefinition } from './indicator.ts';
import { type IndicatorParameters, readParameters } from './indicator-parameters.ts';

export type IndicatorStream = {
  /**
   * The values on a candle that has closed, by output name; NaN where not defined. Candles come in the order of their open times.
   * `other` is the candle of the second series of the same open time, where the indicator compares two and it has one.
   */
  push(candle: Candle, other?: Candle): Record<string, number>;
};

export type CreatedStream =
  | { readonly kind: 'stream'; readonly stream: IndicatorStream }
  | { readonly kind: 'refused'; readonly parameter: string };

/** An indicator that is given one candle after the other: the same values as `calculateIndicator`, to the bit. */
export function createIndicatorStream(
  definition: IndicatorDefinition,
  given: IndicatorParameters,
  interval: Interval,
): CreatedStream {
  const read = readParameters(definition, given);
  if (read.kind === 'refused') return read;
  const fold = definition.create(read.parameters);
  const candles = createCandleBuffer(interval);
  const other = createCandleBuffer(interval);
  let outputs = definition.outputs.map(() => new Float64Array(0));
  const push = (candle: Candle, compared?: Candle): Record<string, number> => {
    const t = candles.length;
    candles.append(toCandles(interval, [candle]), 0);
    other.append(toCandles(interval, [compared ?? missing(candle.openTime)]), 0);
    outputs = outputs.map((output) => (output.length > t ? output : grown(output, t + 1)));
    fold.extend({ candles, other }, outputs, { from: t, to: t + 1 });
    return Object.fromEntries(
      definition.outputs.map(({ name }, index) => [
        name,
        at(outputs[index] ?? new Float64Array(0), t),
      ]),
    );
  };
  return { kind: 'stream', stream: { push } };
}

/** Stands where the second series has no candle. */
function missing(openTime: number): Candle {
  const none = Number.NaN;
  return { openTime, open: none, high: none, low: none, close: none, volume: none };
}
