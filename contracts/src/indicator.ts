import type { IndicatorDefinition, IndicatorOutput, IndicatorParameter } from '@vela/engine';
import type { SeriesSource } from './analysis.ts';
import type { Interval } from './interval.ts';

export type IndicatorGroup = IndicatorDefinition['group'];

/** Groups of indicators in the order of a menu. */
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
] as const satisfies readonly IndicatorGroup[];

export const indicatorPanes = [
  'price',
  'own',
] as const satisfies readonly IndicatorDefinition['pane'][];
export const indicatorDraws = [
  'line',
  'histogram',
  'points',
  'candles',
  'step',
] as const satisfies readonly IndicatorOutput['draw'][];
export const indicatorParameterKinds = [
  'integer',
  'number',
  'choice',
] as const satisfies readonly IndicatorParameter['kind'][];

/** A value a user may change. `minimum` and `maximum` are there for numbers, `choices` for a choice. */
export type IndicatorParameterInfo = {
  name: string;
  /** What a form calls it, in the language that was asked for. */
  label: string;
  kind: IndicatorParameter['kind'];
  default: number | string;
  minimum?: number;
  maximum?: number;
  choices?: { value: string; label: string }[];
};

/** One column of values: its key in `IndicatorValues.outputs`, its name in the language, and how it is drawn. */
export type IndicatorOutputInfo = { name: string; label: string; draw: IndicatorOutput['draw'] };

/** What an indicator is, with its words in one language. */
export type IndicatorInfo = {
  id: string;
  group: IndicatorGroup;
  name: string;
  /** What a legend calls it: "RSI". */
  short: string;
  /** One or two sentences: what it measures and from what. */
  description: string;
  /** Whether it shares the scale of the prices or has its own pane. */
  pane: IndicatorDefinition['pane'];
  parameters: IndicatorParameterInfo[];
  outputs: IndicatorOutputInfo[];
  /** Guide lines of its pane, such as 30 and 70. */
  levels: number[];
  /** Undefined throughout where a series has no volume. */
  needsVolume: boolean;
  /** Compares two instruments: the query names the second one as `other`. */
  needsOther: boolean;
  /** Its values belong to an earlier candle than the one they stand on; see `formedAt` of the values. */
  confirmsLate: boolean;
};

export type IndicatorList = {
  items: IndicatorInfo[];
  groups: { group: IndicatorGroup; name: string }[];
};

/** The values of an indicator as columns beside the open times (UTC milliseconds) of their candles; null where not defined. */
export type IndicatorValues = {
  id: string;
  symbol: string;
  interval: Interval;
  /** All parameters, those that were not given with their defaults. */
  parameters: Record<string, number | string>;
  /** Of the series the values are computed from: that of the candles. */
  hash: string;
  source: SeriesSource;
  /** The second instrument of an indicator that compares two. */
  other?: { symbol: string; hash: string; source: SeriesSource };
  openTime: number[];
  outputs: Record<string, (number | null)[]>;
  /**
   * Of an indicator that confirms late: the open time of the candle each value belongs to. A value stands on the candle whose close
   * confirmed it, and never changes afterwards.
   */
  formedAt?: (number | null)[];
};
