import type { IndicatorDefinition, IndicatorInput } from './indicator.ts';
import { type IndicatorParameters, readParameters } from './indicator-parameters.ts';

export type CalculatedIndicator =
  /** Columns by output name, as long as the candles; NaN where not defined. */
  | { readonly kind: 'values'; readonly parameters: IndicatorParameters; readonly values: Readonly<Record<string, Float64Array>> }
  | { readonly kind: 'refused'; readonly parameter: string };

/** All values of an indicator for all candles. Parameters that are not given have their defaults; one that is not allowed is refused by name. */
export function calculateIndicator(
  definition: IndicatorDefinition,
  input: IndicatorInput,
  given: IndicatorParameters = {},
): CalculatedIndicator {
  const read = readParameters(definition, given);
  if (read.kind === 'refused') return read;
  const { length } = input.candles;
  const outputs = definition.outputs.map(() => new Float64Array(length));
  definition.create(read.parameters).extend(input, outputs, { from: 0, to: length });
  const values = Object.fromEntries(definition.outputs.map(({ name }, index) => [name, outputs[index] ?? new Float64Array(0)]));
  return { kind: 'values', parameters: read.parameters, values };
}
