import type { Indicator, IndicatorParameter } from './indicator.ts';

/** Values of all parameters of an indicator, by name. */
export type IndicatorParameters = Readonly<Record<string, number | string>>;

export type ParsedIndicatorParameters =
  | { readonly kind: 'parameters'; readonly parameters: IndicatorParameters }
  /** `parameter` is unknown to the indicator, of the wrong type, or out of range. */
  | { readonly kind: 'refused'; readonly parameter: string };

/** Integer parameter counted in candles; 2 to 500 by default. */
export function createCandleCountParameter<Name extends string>(
  name: Name,
  value: number,
  { minimum = 2, maximum = 500 } = {},
): IndicatorParameter<Name, 'integer'> {
  return { name, kind: 'integer', default: value, minimum, maximum };
}

/** Number parameter (a factor or any other real number); 0.1 to 20 by default. */
export function createNumberParameter<Name extends string>(
  name: Name,
  value: number,
  { minimum = 0.1, maximum = 20 } = {},
): IndicatorParameter<Name, 'number'> {
  return { name, kind: 'number', default: value, minimum, maximum };
}

/** Choice parameter; the first choice is the default. */
export function createChoiceParameter<Name extends string>(
  name: Name,
  choices: readonly [string, ...string[]],
): IndicatorParameter<Name, 'choice'> {
  return { name, kind: 'choice', default: choices[0], choices };
}

/** Validates the given parameters and adds the defaults of the others. */
export function parseIndicatorParameters(
  { parameters }: Indicator,
  given: IndicatorParameters,
): ParsedIndicatorParameters {
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
