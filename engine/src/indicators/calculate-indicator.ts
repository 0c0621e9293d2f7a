import { checkCandles } from '../candles/check-candles.ts';
import type { Indicator, IndicatorInput } from './indicator.ts';
import { type IndicatorParameters, parseIndicatorParameters } from './indicator-parameters.ts';

export type CalculatedIndicator =
  /** Columns by output name, as long as the candles; NaN where not defined. */
  | {
      readonly kind: 'values';
      readonly parameters: IndicatorParameters;
      readonly values: Readonly<Record<string, Float64Array>>;
    }
  | { readonly kind: 'refused'; readonly parameter: string };

/**
 * Calculates an indicator. Defaults fill missing parameters; an invalid one gives `refused`. Throws a
 * RangeError on a candle that is none (see `checkCandles`).
 */
export function calculateIndicator(
  definition: Indicator,
  input: IndicatorInput,
  given: IndicatorParameters = {},
): CalculatedIndicator {
  checkCandles(input.candles);
  return calculateOnChecked(definition, input, given);
}

/** Like `calculateIndicator`, on candles that `checkCandles` has passed: several share one check. */
export function calculateOnChecked(
  definition: Indicator,
  input: IndicatorInput,
  given: IndicatorParameters,
): CalculatedIndicator {
  const slices = calculateInSlices(definition, input, { given, rows: input.candles.length });
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) return slice.value;
  }
}

type Slices = { readonly given: IndicatorParameters; readonly rows: number };

/** Like `calculateIndicator`, but yields every `rows` rows; the values are bit-identical. */
export function* calculateIndicatorInSlices(
  definition: Indicator,
  input: IndicatorInput,
  slices: Slices,
): Generator<void, CalculatedIndicator> {
  checkCandles(input.candles);
  return yield* calculateInSlices(definition, input, slices);
}

function* calculateInSlices(
  definition: Indicator,
  input: IndicatorInput,
  { given, rows }: Slices,
): Generator<void, CalculatedIndicator> {
  const read = parseIndicatorParameters(definition, given);
  if (read.kind === 'refused') return read;
  const { length } = input.candles;
  const outputs = definition.outputs.map(() => new Float64Array(length));
  const fold = definition.create(read.parameters);
  for (let from = 0; from < length; from += rows) {
    fold.extend(input, outputs, { from, to: Math.min(from + rows, length) });
    yield;
  }
  const values = Object.fromEntries(
    definition.outputs.map(({ name }, index) => [name, outputs[index] ?? new Float64Array(0)]),
  );
  return { kind: 'values', parameters: read.parameters, values };
}
