import type { Candles } from './candles/candles.ts';
import type { DealingRange } from './structure/dealing-range.ts';
import type { Bias, Finding, Scale } from './structure/finding.ts';

/** What one scale of the market structure says after the last closed candle. */
export type ScaleState = {
  readonly bias: Bias;
  /** Latest break of structure or change of character of this scale. */
  readonly lastBreak: Finding | undefined;
  /** Latest confirmed swing high not yet closed beyond: a close above it is the next bullish break. */
  readonly unbrokenHigh: Finding | undefined;
  /** Latest confirmed swing low not yet closed beyond: a close below it is the next bearish break. */
  readonly unbrokenLow: Finding | undefined;
};

/** Indicator columns of the same length as the candles; NaN while an indicator is not yet defined. */
export type IndicatorColumns = {
  readonly atr14: Float64Array;
  readonly ema20: Float64Array;
  readonly ema50: Float64Array;
  readonly ema200: Float64Array;
  readonly rsi14: Float64Array;
};

/** Everything the technical engine says of one series, from its anchor to its last closed candle. */
export type TechnicalAnalysis = {
  readonly candles: Candles;
  /** In the order in which they were confirmed; same-candle order as in section 6 of the definitions. */
  readonly findings: readonly Finding[];
  readonly scales: Readonly<Record<Scale, ScaleState>>;
  readonly indicators: IndicatorColumns;
  readonly dealingRange: DealingRange;
};

/** The engine as a fold over one series: candles in, the analysis of everything so far out. */
export type TechnicalScanner = {
  /** Takes in the candles from index `from` (default 0) to the end. Throws when they do not open after those taken in before. */
  append(candles: Candles, from?: number): void;
  /** A snapshot: later candles do not change it. */
  analysis(): TechnicalAnalysis;
};
