import type { WireCandles } from './analysis.ts';
import type { WireFinding } from './finding.ts';
import type { Interval } from './interval.ts';

/** The candles of a picture: equal-length columns, open times in UTC milliseconds. */
export type FigureCandles = Pick<WireCandles, 'openTime' | 'open' | 'high' | 'low' | 'close'>;

/** What a picture needs of a finding. */
export type FigureFinding = Pick<
  WireFinding,
  'id' | 'kind' | 'direction' | 'scale' | 'label' | 'formedAt' | 'confirmedAt' | 'top' | 'bottom' | 'transitions'
>;

/** An indicator over the candles of a picture, one value each; null while it is not yet defined. */
export type FigureLine = { name: 'ema-20' | 'ema-50' | 'ema-200' | 'rsi-14' | 'atr-14'; values: (number | null)[] };

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
};

/** A picture of a text: candles that were simulated, and what the product's own pipeline found in them. */
export type IllustrationFile = { source: 'simulated'; panels: IllustrationPanel[] };
