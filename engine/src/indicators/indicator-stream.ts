import { checkCandles } from '../candles/check-candles.ts';
import { createCandleBuffer } from '../candles/candle-buffer.ts';
import type { Candle, Interval } from '../candles/candles.ts';
import { at, growColumn } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import type { Indicator } from './indicator.ts';
import { type IndicatorParameters, parseIndicatorParameters } from './indicator-parameters.ts';

export type IndicatorStream = {
  // `other` is the candle of the second series with the same open time; omit it without one.
  /** Values on a closed candle by output name; NaN where undefined. Candles come in time order. */
  push(candle: Candle, other?: Candle): Record<string, number>;
};

export type CreatedStream =
  | { readonly kind: 'stream'; readonly stream: IndicatorStream }
  | { readonly kind: 'refused'; readonly parameter: string };

/** Streams an indicator candle by candle; the values are bit-identical to `calculateIndicator`. */
export function createIndicatorStream(
  definition: Indicator,
  given: IndicatorParameters,
  interval: Interval,
): CreatedStream {
  const read = parseIndicatorParameters(definition, given);
  if (read.kind === 'refused') return read;
  const fold = definition.create(read.parameters);
  const candles = createCandleBuffer(interval);
  const other = createCandleBuffer(interval);
  let outputs = definition.outputs.map(() => new Float64Array(0));
  const push = (candle: Candle, compared?: Candle): Record<string, number> => {
    const t = candles.length;
    const added = toCandles(interval, [candle]);
    checkCandles(added);
    candles.append(added, 0);
    other.append(toCandles(interval, [compared ?? createMissingCandle(candle.openTime)]), 0);
    outputs = outputs.map((output) => (output.length > t ? output : growColumn(output, t + 1)));
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

/** Placeholder for a candle the second series does not have: all prices and the volume are NaN. */
function createMissingCandle(openTime: number): Candle {
  const none = Number.NaN;
  return { openTime, open: none, high: none, low: none, close: none, volume: none };
}
