import type { Candles } from '../candles/candles.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import type { RowRange } from './column-fold.ts';

/** Numbers lie within `minimum` and `maximum` (inclusive); a choice is one of `choices`. */
export type IndicatorParameter<
  Name extends string = string,
  Kind extends string = 'integer' | 'number' | 'choice',
> = {
  readonly name: Name;
  readonly kind: Kind;
  readonly default: number | string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly string[];
};

/** `candles`: the column is the open, high, low or close of a transformed candle. */
export type IndicatorOutput = {
  readonly name: string;
  readonly draw: 'line' | 'histogram' | 'points' | 'candles' | 'step';
};

/**
 * `other`: second series aligned by open time with `candles`, NaN where it has no candle.
 * `calendar`: how the market counts its days; without it days are those of UTC.
 */
export type IndicatorInput = {
  readonly candles: Candles;
  readonly other?: Candles;
  readonly calendar?: MarketCalendar | undefined;
};

// Computes rows `from` to `to` (exclusive) of every output; all earlier rows were passed. Only rows
// before `range.to` are valid. Bit-identical in one call or in many.
/** Incremental calculation of an indicator. */
export type IndicatorFold = {
  extend(input: IndicatorInput, outputs: readonly Float64Array[], range: RowRange): void;
};

/** Parameters, outputs and how they are computed. Values are NaN while undefined, never infinite */
export type Indicator = {
  /** Kebab case: `rsi`, `bollinger-bands`. */
  readonly id: string;
  /** `price`: drawn on the price scale; `own`: drawn in its own pane. */
  readonly pane: 'price' | 'own';
  readonly parameters: readonly IndicatorParameter[];
  readonly outputs: readonly IndicatorOutput[];
  /** Guide lines, such as 30 and 70. */
  readonly levels?: readonly number[];
  readonly needsVolume?: true;
  readonly needsOther?: true;
  /** A value belongs to an earlier candle than it is written on: that of the output `formedAt`. */
  readonly confirmsLate?: true;
  /** Expects complete, valid parameters; see `parseIndicatorParameters`. */
  create(parameters: Readonly<Record<string, number | string>>): IndicatorFold;
};

type IndicatorGroup =
  | 'moving-average'
  | 'trend'
  | 'momentum'
  | 'volatility'
  | 'channel'
  | 'volume'
  | 'statistics'
  | 'price-transform'
  | 'pattern';

/** An indicator of the registry. */
export type IndicatorDefinition = Indicator & { readonly group: IndicatorGroup };

type ParameterValues<Parameters extends readonly IndicatorParameter[]> = {
  readonly [One in Parameters[number] as One['name']]: One['kind'] extends 'choice'
    ? string
    : number;
};

type TypedDefinition<Parameters extends readonly IndicatorParameter[]> = Omit<
  Indicator,
  'parameters' | 'create'
> & {
  readonly parameters: Parameters;
  create(parameters: ParameterValues<Parameters>): IndicatorFold;
};

/** Defines an indicator; `create` gets the values of its declared parameters by name. */
export function defineIndicator<const Parameters extends readonly IndicatorParameter[]>(
  definition: TypedDefinition<Parameters>,
): Indicator {
  return definition;
}

/** Puts the indicators of a list into a group. */
export function toGroup(
  group: IndicatorGroup,
  indicators: readonly Indicator[],
): readonly IndicatorDefinition[] {
  return indicators.map((indicator) => ({ ...indicator, group }));
}

/** Outputs of these names, all drawn the same way. */
export function createOutputs(
  draw: IndicatorOutput['draw'],
  ...names: readonly string[]
): readonly IndicatorOutput[] {
  return names.map((name) => ({ name, draw }));
}
