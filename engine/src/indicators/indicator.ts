import type { Candles } from '../candles/candles.ts';
import type { Range } from './column-fold.ts';

/** A value a user may change. Numbers lie within `minimum` and `maximum`, both included; a choice is one of `choices`. */
export type IndicatorParameter = {
  readonly name: string;
  readonly kind: 'integer' | 'number' | 'choice';
  readonly default: number | string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly string[];
};

/** One column of values, and how it is drawn. `candles` are the open, high, low and close of a transformed candle. */
export type IndicatorOutput = {
  readonly name: string;
  readonly draw: 'line' | 'histogram' | 'points' | 'candles' | 'step';
};

/**
 * What an indicator is computed from. `other` is the second series of a comparison, as long as `candles`: its row `t` is its
 * candle of the same open time, NaN where it has none.
 */
export type IndicatorInput = { readonly candles: Candles; readonly other?: Candles };

/**
 * An indicator as a fold: it computes rows `from` up to `to` of every output, having been given all rows before in earlier calls. The
 * columns of candles and outputs may have spare room at their end: only rows before `range.to` are real. In one call or in many
 * the arithmetic per value is the same, so the results are equal to the bit.
 */
export type IndicatorFold = {
  extend(input: IndicatorInput, outputs: readonly Float64Array[], range: Range): void;
};

/** What an indicator is: its parameters, its outputs, where it is drawn and how it is computed. Values are NaN while undefined, never infinite. */
export type IndicatorDefinition = {
  /** Kebab case: `rsi`, `bollinger-bands`. */
  readonly id: string;
  readonly group: (typeof indicatorGroups)[number];
  /** Whether it shares the scale of the prices or has its own pane. */
  readonly pane: 'price' | 'own';
  readonly parameters: readonly IndicatorParameter[];
  readonly outputs: readonly IndicatorOutput[];
  /** Guide lines, such as 30 and 70. */
  readonly levels?: readonly number[];
  readonly needsVolume: boolean;
  readonly needsOther?: true;
  /**
   * Its values belong to an earlier candle than the one they are written on: they stand on the candle that confirmed them, and the
   * output `formedAt` holds the index of the candle they belong to.
   */
  readonly confirmsLate?: true;
  /** Parameters are complete and within their ranges; see `readParameters`. */
  create(parameters: Readonly<Record<string, number | string>>): IndicatorFold;
};

export const indicatorGroups = [
  'moving-average',
  'trend',
  'momentum',
  'volatility',
  'channel',
  'volume',
  'statistics',
  'price-transform',
  'pattern',
] as const;
