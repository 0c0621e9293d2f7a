import type { Candles } from './candles/candles.ts';
import type { ScaleBreak } from './candles/scale-break.ts';
import type { MarketCalendar } from './sessions/market-calendar.ts';
import type { DealingRange } from './structure/dealing-range.ts';
import type { Bias, Finding, Scale } from './structure/finding.ts';

/** State of the market structure at one scale after the last closed candle. */
export type ScaleState = {
  readonly bias: Bias;
  /** Latest break of structure or change of character at this scale. */
  readonly lastBreak: Finding | undefined;
  /** Latest confirmed swing high no candle closed beyond: the next bullish break. */
  readonly unbrokenHigh: Finding | undefined;
  /** Latest confirmed swing low no candle closed beyond: the next bearish break. */
  readonly unbrokenLow: Finding | undefined;
};

/** Columns of the same length as the candles; NaN while an indicator is not yet defined. */
export type IndicatorColumns = {
  readonly atr14: Float64Array;
  readonly ema20: Float64Array;
  readonly ema50: Float64Array;
  readonly ema200: Float64Array;
  readonly rsi14: Float64Array;
};

/** Technical analysis of one series, from its anchor to its last closed candle. */
export type TechnicalAnalysis = {
  readonly candles: Candles;
  /** In order of confirmation; on one candle in the order of section 6 of the definitions. */
  readonly findings: readonly Finding[];
  readonly scales: Readonly<Record<Scale, ScaleState>>;
  readonly indicators: IndicatorColumns;
  readonly dealingRange: DealingRange;
  /** Where prices change their scale, as at a split: structures and indicators begin anew there. */
  readonly scaleBreaks: readonly ScaleBreak[];
  /** How the market counts its days. */
  readonly calendar: MarketCalendar;
};

/** A fold over one series: append candles, get the analysis of all appended so far. */
export type TechnicalScanner = {
  /**
   * Appends the candles from index `from` (default 0) on. Throws when they do not open
   * later, and a RangeError on one that is none (see `checkCandles`); nothing is appended then.
   */
  append(candles: Candles, from?: number): void;
  /** A snapshot: later candles do not change it. */
  analysis(): TechnicalAnalysis;
  /** A scanner with the same state that shares nothing with this one. Costs a run over all. */
  copy(): TechnicalScanner;
};
