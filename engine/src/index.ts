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
export { fromFindingBytes, toFindingBytes } from './structure/finding-bytes.ts';
export { FindingIds, getLatestState } from './structure/finding-view.ts';
export { type FindingColumns, toFindingColumns } from './structure/finding-columns.ts';
export { readFindingColumns } from './structure/read-finding-columns.ts';
export { analyzeTechnical, createTechnicalScanner } from './analyze-technical.ts';
export { analyzeForming, type ProvisionalFindings } from './analyze-forming.ts';
export { checkCandles } from './candles/check-candles.ts';
export { toPlainAnalysis, toPlainFindings } from './plain-analysis.ts';
export { calculateCloseTime, durationMs, calculatePeriodStart } from './candles/interval.ts';
export { canResample, resample } from './candles/resample.ts';
export { explainScaleBreaks } from './candles/explain-scale-breaks.ts';
export { findScaleBreaks, type ScaleBreak } from './candles/scale-break.ts';
export { sliceCandles, toCandles } from './candles/to-candles.ts';
export type { AlertCondition, AlertHit, AlertLine, AlertSide } from './alerts/alert-condition.ts';
export { createAlertEvaluator, isIntrabarPossible } from './alerts/alert-evaluator.ts';
export { createAlertLines, type AlertLines } from './alerts/alert-lines.ts';
export type { AlertEvaluator, AlertSeries } from './alerts/alert-evaluator.ts';
export { chooseFirings, type AlertRule } from './alerts/choose-firings.ts';
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
export { toCountedFacts } from './facts/counted-facts.ts';
export { toRangeFacts } from './facts/range-facts.ts';
export { toSessionFacts } from './facts/session-facts.ts';
export { toSweepFacts } from './facts/sweep-facts.ts';
export { toVolatilityHistoryFacts } from './facts/volatility-history-facts.ts';
export type { FactWindow } from './facts/reading.ts';
export { toTechnicalFacts, toTrendFacts } from './facts/technical-facts.ts';
export { isNotable } from './facts/zone-facts.ts';
export {
  type BaseRate,
  type BaseRateCount,
  type BaseRateOptions,
  calculateBaseRates,
} from './statistics/base-rate.ts';
export type { Artefact, ArtefactKind } from './statistics/artefact.ts';
export type { Doubt } from './statistics/evidence.ts';
export type { Outcome } from './statistics/outcome.ts';
export type { BaseRateSubject } from './statistics/subject.ts';
export { selectClosedCandles, createTimeframeOverlay } from './timeframes/timeframe-overlay.ts';
export { calculateVolumeProfile } from './volume-profile/volume-profile.ts';
export { listLiveStructures } from './measures/level/live-structures.ts';
export { measureGroups, measures } from './measures/registry.ts';
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
export type { Computed, Meta, MissingReason } from './fundamental/computed.ts';
export {
  calculateDatedPresentValue,
  calculateNetPresentValue,
  calculateSpreadsheetNetPresentValue,
  type DatedFlow,
} from './fundamental/cash-flow/present-value.ts';
export {
  calculateDatedRate,
  calculateInternalRate,
  calculateModifiedRate,
} from './fundamental/cash-flow/internal-rate.ts';
export {
  calculateBalance,
  calculatePayment,
  calculateRepaidPrincipal,
} from './fundamental/cash-flow/loan.ts';
export {
  calculateBottomUpBeta,
  calculateCapitalCost,
  calculateCostOfEquity,
  calculateLeveredBeta,
  calculateUnleveredBeta,
} from './fundamental/valuation/discount-rate.ts';
export {
  calculateCashFlowValue,
  calculateHModel,
  discountFlows,
  type CashFlowModel,
} from './fundamental/valuation/discounted-cash-flow.ts';
export {
  calculateDividendValue,
  calculateTwoStageDividendValue,
} from './fundamental/valuation/dividend-discount.ts';
export {
  calculateEquityValue,
  calculateSafetyMargin,
  calculateShareValue,
} from './fundamental/valuation/equity-bridge.ts';
export { calculateExcessReturnValue } from './fundamental/valuation/excess-return.ts';
export {
  calculateCompoundGrowth,
  calculateRobustGrowth,
  fadeGrowth,
  growFlows,
  moveGrowth,
} from './fundamental/valuation/growth-path.ts';
export { calculateGrid, solveInput } from './fundamental/valuation/sensitivity.ts';
export {
  calculateAnalyzerValue,
  calculateReturnAtPrice,
} from './fundamental/valuation/stock-analyzer.ts';
export { calculateTerminalValue } from './fundamental/valuation/terminal-value.ts';
export {
  calculateGrahamNumber,
  calculateGrowthValue,
  calculateRatio,
  ratioIds,
  type RatioId,
} from './fundamental/ratios/registry.ts';
export type { RatioAmounts, RatioInput } from './fundamental/ratios/ratio-inputs.ts';
export { calculateAccruals } from './fundamental/quality/accruals.ts';
export {
  calculateAltman,
  scoreAltmanRatios,
  type AltmanModel,
} from './fundamental/quality/altman.ts';
export {
  calculateBeneish,
  scoreBeneishIndices,
  type BeneishYear,
} from './fundamental/quality/beneish.ts';
export { calculateDuPont } from './fundamental/quality/du-pont.ts';
export { calculatePiotroski, type PiotroskiYear } from './fundamental/quality/piotroski.ts';
export {
  averageYearlyMultiples,
  calculateReturnOnCapital,
  divideByMeanFlow,
} from './fundamental/pillars/pillar-variants.ts';
export { forecastCompany, type ForecastResult } from './fundamental/forecast/forecast-company.ts';
export { createSeededRandom } from './statistics/seeded-random.ts';
export type { ForecastLaw } from './fundamental/forecast/forecast-law.ts';
export {
  backtestForecast,
  type ForecastBacktest,
} from './fundamental/forecast/backtest-forecast.ts';
export { simulateSalesAfter } from './fundamental/forecast/simulate-forecast.ts';
export {
  approximateFasterShare,
  calculateCoverageScore,
} from './fundamental/forecast/base-rate-survival.ts';
export {
  calculateBandOfInvestment,
  calculateCapRate,
  calculateCashOnCash,
  calculateNetOperatingIncome,
} from './fundamental/property/rental-income.ts';
export type { PropertyDeal, PropertyTiming } from './fundamental/property/property-deal.ts';
export {
  propertyMeasureIds,
  type PropertyMeasureId,
} from './fundamental/property/property-measures.ts';
export {
  createPropertyReport,
  type PropertyReport,
  type TornadoBar,
} from './fundamental/property/property-report.ts';
export {
  propertyScenarios,
  propertyStresses,
  type PropertyScenario,
  type PropertyStress,
} from './fundamental/property/property-scenarios.ts';
export { calculateSaleProceeds } from './fundamental/property/property-sale.ts';
export { compareRentAndBuy } from './fundamental/property/rent-or-buy.ts';
export { chooseBalance, resolveRevenueConflict } from './fundamental/filings/choose-fact.ts';
export {
  dataCheckIds,
  type DataCheck,
  type DataCheckId,
} from './fundamental/filings/data-checks.ts';
export { toFiscalQuarter } from './fundamental/filings/fiscal-calendar.ts';
export { subtractPeriods, sumShareClasses } from './fundamental/filings/derive-quarter.ts';
export {
  createCompanyReport,
  type CompanyReport,
  type ReportQuestion,
} from './fundamental/company/company-report.ts';
export type { PriceFault } from './fundamental/company/price-fault.ts';
export {
  calculateCompanyRatios,
  companyRatioIds,
  type CompanyRatioId,
} from './fundamental/company/company-ratios.ts';
export {
  calculateEditorValues,
  editorColumnIds,
  historyYears,
  readEditorHistory,
  suggestEditorColumns,
  type EditorColumn,
  type EditorColumnId,
  type EditorColumns,
} from './fundamental/company/value-editor.ts';
export { createValueGrid, findImpliedInput } from './fundamental/company/value-grid.ts';
export {
  calculateCompanyValue,
  defaultValueAssumptions,
} from './fundamental/company/company-value.ts';
export type { KnownSplit } from './fundamental/filings/splits.ts';
export { findSplits } from './fundamental/filings/splits.ts';
export { readTags } from './fundamental/filings/concepts.ts';
export { openFilings, type CompanyFilings } from './fundamental/filings/company-figures.ts';
export {
  createCompanyStatements,
  statementPeriods,
  type CompanyStatements,
  type StatementColumn,
  type StatementPeriod,
} from './fundamental/filings/statements.ts';
export {
  evaluateFurtherChecks,
  furtherCheckIds,
  type FurtherCheckId,
} from './fundamental/checks/further-checks.ts';
export type {
  CheckInput,
  CheckRow,
  FurtherCheck,
  FurtherReason,
} from './fundamental/checks/further-check.ts';
export { returnPersistence } from './fundamental/company/bank-value.ts';
export { findCompanyKind } from './fundamental/filings/company-kind.ts';
export { toOwnersFlow } from './fundamental/pillars/pillar-inputs.ts';
export { listFilingDays, type FilingDay } from './fundamental/filings/filing-days.ts';
export type {
  CompanyFacts,
  FilingReference,
  FilingValue,
  ReportedFact,
} from './fundamental/filings/company-facts.ts';
export { pillarIds, type Pillar, type PillarId } from './fundamental/pillars/pillar.ts';
export { qualityIds, type QualityId } from './fundamental/company/company-quality.ts';
export { minRanked, rankAmong, type PeerRank } from './fundamental/peers/rank-among.ts';
export {
  peerFigureIds,
  peerGrowthIds,
  readPeerFigures,
  type PeerFigureId,
  type PeerFigures,
  type PeerGrowthId,
} from './fundamental/peers/peer-figures.ts';
