import type { IndicatorDefinition, IndicatorInput } from './indicator.ts';
import { type IndicatorParameters, readParameters } from './indicator-parameters.ts';

export type CalculatedIndicator =
  /** Columns by output name, as long as the candles; NaN where not defined. */
  | {
      readonly kind: 'values';
      readonly parameters: IndicatorParameters;
      readonly values: Readonly<Record<string, Float64Array>>;
    }
  | { readonly kind: 'refused'; readonly parameter: string };

/** All values of an indicator for all candles. Parameters that are not given have their defaults; one that is not allowed is refused by name. */
export function calculateIndicator(
  definition: IndicatorDefinition,
  input: IndicatorInput,
  given: IndicatorParameters = {},
): CalculatedIndicator {
  const slices = calculateInSlices(definition, input, { given, rows: input.candles.length });
  for (;;) {
    const slice = slices.next();
    if (slice.done === true) return slice.value;
  }
}

/** The same, so many rows at a time: who has other work to do does it between them. The values are the same to the bit. */
export function* calculateInSlices(
  definition: IndicatorDefinition,
  input: IndicatorInput,
  { given, rows }: { readonly given: IndicatorParameters; readonly rows: number },
): Generator<void, CalculatedIndicator> {
  const read = readParameters(definition, given);
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
