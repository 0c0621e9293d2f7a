import type { Sentence } from './analysis-schema.ts';
import type { WireCandles } from './candles-schema.ts';
import type { Fact } from './fact-schema.ts';
import type { WireFinding } from './finding.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';

/** Candles of a figure: equal-length columns, open times in UTC milliseconds. */
export type FigureCandles = Pick<WireCandles, 'openTime' | 'open' | 'high' | 'low' | 'close'>;

export type FigureFinding = Pick<
  WireFinding,
  | 'id'
  | 'kind'
  | 'direction'
  | 'scale'
  | 'label'
  | 'formedAt'
  | 'confirmedAt'
  | 'top'
  | 'bottom'
  | 'transitions'
> & {
  /** Set for a structure of another timeframe than the candles'. */
  timeframe?: Interval;
  /** The two swings a divergence connects: open times of their candles, and prices. */
  swings?: [FigurePoint, FigurePoint];
};

export type FigurePoint = { at: number; price: number };

/** An indicator over the candles of a figure, one value per candle; null where not defined. */
export type FigureLine = {
  name: 'ema-20' | 'ema-50' | 'ema-200' | 'rsi-14' | 'atr-14' | 'adx-14';
  values: (number | null)[];
};

/** A session or regime; `from` and `to` are the open times of its first and last candle. */
export type FigureBand = { name: string; from: number; to: number };

/** Range between two swings, from the open time of the earlier, with its retracement band. */
export type FigureRange = {
  from: number;
  top: number;
  bottom: number;
  entryTop: number;
  entryBottom: number;
};

/** Volume profile: rows of equal height from `bottom` upwards, each as a share of the largest. */
export type FigureProfile = {
  bottom: number;
  rowHeight: number;
  rows: number[];
  pointOfControl: number;
  valueAreaHigh: number;
  valueAreaLow: number;
};

/** A fact of the analysis, as listed below its figure. */
export type FigureFact = Pick<
  Fact,
  'id' | 'label' | 'value' | 'unit' | 'decimals' | 'method' | 'refs'
>;

/** Labels of panels, where an illustration has several. */
export const panelMoments = ['before', 'at', 'later', 'fine', 'coarse'] as const;
export type PanelMoment = (typeof panelMoments)[number];

export type IllustrationPanel = {
  moment?: PanelMoment;
  interval: Interval;
  candles: FigureCandles;
  findings: FigureFinding[];
  /** Ids of the findings the panel is about; the others are drawn faintly. */
  focus: string[];
  lines: FigureLine[];
  /** A line in a pane of its own below the candles. */
  pane?: FigureLine;
  /** Missing candles: `count` after the candle that opens at `after`. */
  missing?: { after: number; count: number }[];
  /** Number of candles the panel has room for, when larger than the number shown. */
  slots?: number;
  /** Lowest and highest price of a scale shared between panels. */
  prices?: [number, number];
  bands?: FigureBand[];
  range?: FigureRange;
  profile?: FigureProfile;
  /** A sentence of the analysis, in every language. */
  said?: Record<Language, Sentence>;
  facts?: FigureFact[];
  /** Id of the highlighted fact: its number in the sentence and its findings in the figure. */
  lit?: string;
  /** Prices marked by a horizontal line. */
  levels?: number[];
};

/** An illustration: simulated candles, and the findings the product's pipeline detected in them. */
export type IllustrationFile = { source: 'simulated'; panels: IllustrationPanel[] };
