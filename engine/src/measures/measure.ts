import type { TechnicalAnalysis } from '../analysis.ts';
import type { EngineFact } from '../facts/fact.ts';
import type { FactWindow } from '../facts/reading.ts';
import type { IndicatorDefinition } from '../indicators/indicator.ts';
import type { FindingKind, FindingLabel, Scale } from '../structure/finding.ts';

/** The candles of one instrument, and the period asked about as indices of its candles. */
export type MeasureSeries = {
  readonly symbol: string;
  readonly analysis: TechnicalAnalysis;
  readonly window: FactWindow;
};

/** What a question says beside its instrument and period; a key is absent where it says nothing. */
export type MeasureParameters = {
  /** A typed price or level. */
  readonly price?: number;
  /** Money that was put into the instrument when the period began. */
  readonly amount?: number;
  /** A typed size in percent: 5 is 5 %. */
  readonly percent?: number;
  /** How many of a list, how many candles; the measure says which. */
  readonly count?: number;
  /** Which one in the order, for a measure of one zone: 2 is the second. */
  readonly rank?: number;
  /** A past moment, UTC milliseconds: its last candle closed by then is meant. */
  readonly time?: number;
  /** A typed value of an indicator: 70 in "rsi above 70". */
  readonly level?: number;
  readonly side?: 'above' | 'below';
  readonly direction?: 'bullish' | 'bearish';
  readonly state?: 'unfilled' | 'filled' | 'untouched' | 'touched' | 'broken';
  /** Also structures which count no more are chosen from. */
  readonly isAnyState?: boolean;
  readonly scale?: Scale;
  /** Only what follows the highest high or the lowest low of the period, or of its part before `time`. */
  readonly after?: 'high' | 'low';
  readonly kinds?: readonly FindingKind[];
  /** Of patterns and divergences only those named: a hammer, a hidden divergence. */
  readonly labels?: readonly FindingLabel[];
  readonly order?: 'nearest' | 'newest' | 'oldest' | 'largest' | 'smallest';
  /** Id of one finding: the one in focus. */
  readonly findingId?: string;
  /** Ids of the findings it is chosen from. */
  readonly findingIds?: readonly string[];
  readonly indicator?: {
    readonly definition: IndicatorDefinition;
    readonly parameters: Readonly<Record<string, number>>;
  };
  /** A second indicator, for crossings of two. */
  readonly otherIndicator?: MeasureParameters['indicator'];
};

export type MeasureInput = {
  /** The instrument asked about; a comparison has the others behind it. */
  readonly series: readonly [MeasureSeries, ...MeasureSeries[]];
  readonly parameters: MeasureParameters;
};

/** A fact of a measure; `symbol` is the series its candles belong to, by default the first. */
export type MeasureFact = EngineFact & { readonly symbol?: string };

/** One thing that can be asked and computed: registered once, in the table of its group. */
export type Measure = {
  /** How many instruments it takes. */
  readonly subjects: { readonly least: number; readonly most: number };
  /** Period where the question names none: the candles shown, all candles, or the last days. */
  readonly usualPeriod: 'shown' | 'all' | { readonly days: number };
  /** Candles it is computed on where the question names no interval. */
  readonly candles: 'chart' | 'daily' | 'intraday';
  /** Parameters without which it has no answer. */
  readonly needs: readonly (keyof MeasureParameters)[];
  /** Parameters of which it needs one, beside those. */
  readonly needsEither?: readonly (keyof MeasureParameters)[];
  /** Fewest candles of the period with which it says anything. */
  readonly leastCandles: number;
  /** Whether simulated candles would make the answer a statement about the simulation. */
  readonly isStatistic: boolean;
  /** Facts `measure.<id>.<name>`; an empty list where there is nothing of the kind. */
  readonly calculate: (input: MeasureInput) => readonly MeasureFact[];
};
