export type { Candle, Candles, Interval } from './candles/candles.ts';
export type { IndicatorColumns, ScaleState, TechnicalAnalysis } from './analysis.ts';
export type { EngineFact, FactUnit } from './facts/fact.ts';
export type { Bias, Direction, Finding, FindingKind, FindingState, Scale, Transition } from './structure/finding.ts';
