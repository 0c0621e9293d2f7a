import type { IndicatorParameterInfo } from '@vela/contracts';
import { readDecimal } from '../read-decimal.ts';

/** Parses and validates a typed parameter; undefined when it is invalid or out of range. */
export function readParameter(
  { kind, minimum, maximum, choices }: IndicatorParameterInfo,
  typed: string,
): number | string | undefined {
  if (kind === 'choice')
    return choices?.some(({ value }) => value === typed) === true ? typed : undefined;
  const value = readDecimal(typed);
  if (value === undefined || (kind === 'integer' && !Number.isInteger(value))) return undefined;
  return value < (minimum ?? -Infinity) || value > (maximum ?? Infinity) ? undefined : value;
}
