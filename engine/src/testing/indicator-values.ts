import { calculateIndicator } from '../indicators/calculate-indicator.ts';
import type { IndicatorDefinition, IndicatorInput } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { invariant } from '../invariant.ts';

/** All columns of an indicator by output name; throws when it refuses the parameters. */
export function indicatorValues(
  definition: IndicatorDefinition,
  input: IndicatorInput,
  parameters: IndicatorParameters = {},
): Readonly<Record<string, Float64Array>> {
  const calculated = calculateIndicator(definition, input, parameters);
  invariant(calculated.kind === 'values', `${definition.id} takes these parameters`);
  return calculated.values;
}
