import { calculateIndicator } from '../indicators/calculate-indicator.ts';
import type { Indicator, IndicatorInput } from '../indicators/indicator.ts';
import type { IndicatorParameters } from '../indicators/indicator-parameters.ts';
import { invariant } from '../invariant.ts';

/** All columns of an indicator by output name. Throws when the parameters are refused. */
export function calculateIndicatorValues(
  definition: Indicator,
  input: IndicatorInput,
  parameters: IndicatorParameters = {},
): Readonly<Record<string, Float64Array>> {
  const calculated = calculateIndicator(definition, input, parameters);
  invariant(calculated.kind === 'values', `${definition.id} takes these parameters`);
  return calculated.values;
}
