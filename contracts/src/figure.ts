import type { Sentence, WireCandles } from './analysis.ts';
import type { Fact } from './fact.ts';
import type { WireFinding } from './finding.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';

/** The candles of a picture: equal-length columns, open times in UTC milliseconds. */
export type FigureCandles = Pick<WireCandles, 'openTime' | 'open' | 'high' | 'low' | 'close'>;

/** What a picture needs of a finding. */
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
  /** Of a structure of another timeframe than the candles'. */
  timeframe?: Interval;
  /** The two swings that a divergence joins: their candles (open times) and prices. */
  swings?: [FigurePoint, FigurePoint];
};

export type FigurePoint = { at: number; price: number };

/** An indicator over the candles of a picture, one value each; null while it is not yet defined. */
export type FigureLine = {
  name: 'ema-20' | 'ema-50' | 'ema-200' | 'rsi-14' | 'atr-14' | 'adx-14';
  values: (number | null)[];
};

/** A stretch of candles with a name: a session, or as long as a regime has lasted. `from` and `to` are open times of its first and last candle. */
export type FigureBand = { name: string; from: number; to: number };

/** The range between two swings, drawn from the candle of the earlier one on (its open time), and the band of a retracement in it. */
export type FigureRange = {
  from: number;
  top: number;
  bottom: number;
  entryTop: number;
  entryBottom: number;
};

/** Volume by price: rows of one height from `bottom` upwards, each as a share of the largest. */
export type FigureProfile = {
  bottom: number;
  rowHeight: number;
  rows: number[];
  pointOfControl: number;
  valueAreaHigh: number;
  valueAreaLow: number;
};

/** A fact of the analysis, as it is listed below its picture. */
export type FigureFact = Pick<
  Fact,
  'id' | 'label' | 'value' | 'unit' | 'decimals' | 'method' | 'refs'
>;

/** What an illustration's panel shows, where there are several. */
export const panelMoments = ['before', 'at', 'later', 'fine', 'coarse'] as const;
export type PanelMoment = (typeof panelMoments)[number];

export type IllustrationPanel = {
  moment?: PanelMoment;
  interval: Interval;
  candles: FigureCandles;
  findings: FigureFinding[];
  /** Ids of the findings the panel is about; the others are drawn faintly. */
  focus: string[];
  /** Lines over the candles. */
  lines: FigureLine[];
  /** A line in a pane of its own below the candles. */
  pane?: FigureLine;
  /** Candles that are missing: how many after the candle of `after` (its open time). */
  missing?: { after: number; count: number }[];
  /** How many candles the panel has room for, where that is more than it shows. */
  slots?: number;
  /** Lowest and highest price, where panels are compared. */
  prices?: [number, number];
  bands?: FigureBand[];
  range?: FigureRange;
  profile?: FigureProfile;
  /** A sentence of the analysis, in every language. */
  said?: Record<Language, Sentence>;
  facts?: FigureFact[];
  /** Id of the listed fact that is lit up: its number in the sentence, and what it speaks of in the picture. */
  lit?: string;
  /** Prices that are pointed out by a line. */
  levels?: number[];
};

/** A picture of a text: candles that were simulated, and what the product's own pipeline found in them. */
export type IllustrationFile = { source: 'simulated'; panels: IllustrationPanel[] };
