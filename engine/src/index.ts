export type { Candle, Candles, Interval } from './candles/candles.ts';
export type {
  IndicatorColumns,
  ScaleState,
  TechnicalAnalysis,
  TechnicalScanner,
} from './analysis.ts';
export type { EngineFact, FactUnit } from './facts/fact.ts';
export type {
  Bias,
  Direction,
  Finding,
  FindingKind,
  FindingLabel,
  FindingState,
  Scale,
  Transition,
} from './structure/finding.ts';
export { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
export { calculateCloseTime, durationMs, calculatePeriodStart } from './candles/interval.ts';
export { canResample, resample } from './candles/resample.ts';
export { sliceCandles, toCandles } from './candles/to-candles.ts';
export type { MarketCalendar } from './sessions/market-calendar.ts';
export { findSessionsBetween, type Session, type SessionId } from './sessions/session.ts';
export { defaultTechnicalOptions, type TechnicalOptions } from './technical-options.ts';
export { alignCandles } from './candles/align-candles.ts';
export {
  calculateIndicator,
  calculateIndicatorInSlices,
} from './indicators/calculate-indicator.ts';
export type {
  IndicatorDefinition,
  IndicatorOutput,
  IndicatorParameter,
} from './indicators/indicator.ts';
export { indicatorDefinitions } from './indicators/registry.ts';
export { calculateAtr } from './indicators/atr.ts';
export { calculateEma } from './indicators/ema.ts';
export { calculateRsi } from './indicators/rsi.ts';
export { toChangeFacts } from './facts/change-facts.ts';
export { toFindingFacts } from './facts/finding-facts.ts';
export { findSharedWindows, toCorrelationFacts, toSideFacts } from './facts/comparison-facts.ts';
export { toFurtherZoneFacts } from './facts/further-zone-facts.ts';
export { readIndicator } from './facts/indicator-facts.ts';
export { toLevelFacts } from './facts/level-facts.ts';
export { toListedFacts } from './facts/listed-facts.ts';
export { toRangeFacts } from './facts/range-facts.ts';
export { toSessionFacts } from './facts/session-facts.ts';
export { toSweepFacts } from './facts/sweep-facts.ts';
export { toVolatilityHistoryFacts } from './facts/volatility-history-facts.ts';
export type { FactWindow } from './facts/reading.ts';
export { toTechnicalFacts } from './facts/technical-facts.ts';
export { type BaseRate, type BaseRateOptions, calculateBaseRates } from './statistics/base-rate.ts';
export type { Outcome } from './statistics/outcome.ts';
export type { BaseRateSubject } from './statistics/subject.ts';
export { selectClosedCandles, createTimeframeOverlay } from './timeframes/timeframe-overlay.ts';
export { calculateVolumeProfile } from './volume-profile/volume-profile.ts';
export { measures } from './measures/registry.ts';
export type {
  IndicatorMeasureId,
  LevelMeasureId,
  MeasureId,
  PeriodMeasureId,
  RelativeMeasureId,
  StatisticsMeasureId,
  StructureMeasureId,
} from './measures/registry.ts';
export type {
  Measure,
  MeasureFact,
  MeasureInput,
  MeasureParameters,
  MeasureSeries,
} from './measures/measure.ts';
