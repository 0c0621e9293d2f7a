import { invariant } from '../invariant.ts';
import type { IndicatorDefinition, IndicatorParameter } from './indicator.ts';

/** Values of all parameters of an indicator, by name. */
export type IndicatorParameters = Readonly<Record<string, number | string>>;

export type ReadParameters =
  | { readonly kind: 'parameters'; readonly parameters: IndicatorParameters }
  /** `parameter` is the name that was refused: unknown to the indicator, of the wrong kind, or outside its range. */
  | { readonly kind: 'refused'; readonly parameter: string };

/** A count of candles, from 2 to 500 unless said otherwise. */
export function candleCount(
  name: string,
  value: number,
  { minimum = 2, maximum = 500 } = {},
): IndicatorParameter {
  return { name, kind: 'integer', default: value, minimum, maximum };
}

/** A factor or another number that need not be whole, from 0.1 to 20 unless said otherwise. */
export function factor(
  name: string,
  value: number,
  { minimum = 0.1, maximum = 20 } = {},
): IndicatorParameter {
  return { name, kind: 'number', default: value, minimum, maximum };
}

/** One of several ways, the first of them unless another is chosen. */
export function choice(name: string, choices: readonly [string, ...string[]]): IndicatorParameter {
  return { name, kind: 'choice', default: choices[0], choices };
}

/** The value of a parameter that is a number. Throws when the indicator has none of that name. */
export function numberOf(parameters: IndicatorParameters, name: string): number {
  const value = parameters[name];
  invariant(typeof value === 'number', `${name} is a number`);
  return value;
}

/** The value of a parameter that is a choice. Throws when the indicator has none of that name. */
export function choiceOf(parameters: IndicatorParameters, name: string): string {
  const value = parameters[name];
  invariant(typeof value === 'string', `${name} is a choice`);
  return value;
}

/** All parameters of an indicator: those given, checked, and the defaults of the others. */
export function readParameters(
  { parameters }: IndicatorDefinition,
  given: IndicatorParameters,
): ReadParameters {
  const unknown = Object.keys(given).find((name) =>
    parameters.every((parameter) => parameter.name !== name),
  );
  if (unknown !== undefined) return { kind: 'refused', parameter: unknown };
  const refused = parameters.find(
    (parameter) => !isAllowed(parameter, given[parameter.name] ?? parameter.default),
  );
  if (refused !== undefined) return { kind: 'refused', parameter: refused.name };
  return {
    kind: 'parameters',
    parameters: Object.fromEntries(
      parameters.map(({ name, default: value }) => [name, given[name] ?? value]),
    ),
  };
}

function isAllowed(
  { kind, minimum = -Infinity, maximum = Infinity, choices = [] }: IndicatorParameter,
  value: number | string,
): boolean {
  if (kind === 'choice') return typeof value === 'string' && choices.includes(value);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < minimum || value > maximum)
    return false;
  return kind === 'number' || Number.isInteger(value);
}
