export * from './account-schema.ts';
export type * from './account.ts';
export * from './analysis-schema.ts';
export { analysisModes, healthCodes, sourceKinds } from './analysis.ts';
export type * from './analysis.ts';
export * from './base-rate-schema.ts';
export * from './base-rate.ts';
export * from './brand.ts';
export * from './browser-storage.ts';
export * from './business.ts';
export * from './candles-schema.ts';
export * from './contact-schema.ts';
export * from './contact.ts';
export * from './conversation-schema.ts';
export type * from './conversation.ts';
export * from './detect-language.ts';
export * from './error-code.ts';
export * from './error-schema.ts';
export type * from './fact.ts';
export * from './finding-drawing.ts';
export type * from './finding.ts';
export * from './finding-history-schema.ts';
export * from './finding-history.ts';
export * from './finding-phase.ts';
export { panelMoments } from './figure.ts';
export type * from './figure.ts';
export * from './folding.ts';
export * from './indicator-schema.ts';
export { indicatorGroups } from './indicator.ts';
export type * from './indicator.ts';
export * from './instrument-schema.ts';
export { assetClasses, popularGroups } from './instrument.ts';
export type * from './instrument.ts';
export * from './interval.ts';
export * from './language.ts';
export * from './legal.ts';
export * from './news-schema.ts';
export * from './method-pages.ts';
export * from './page-request.ts';
export * from './paths.ts';
export * from './plans-schema.ts';
export * from './plans.ts';
export type * from './public-data.ts';
export * from './readiness.ts';
export * from './search-schema.ts';
export * from './search.ts';
export { fieldNames } from './query-number.ts';
export * from './session-schema.ts';
export * from './session.ts';
export type { FaultReason, SeriesFault, SeriesFaultCode } from './series-fault.ts';
export { concepts, intents } from './stream.ts';
export type * from './stream.ts';
export { accountMessage } from './vocabulary/account-answers.ts';
export {
  backToFormWord,
  contactReasonWord,
  formMessage,
  jobPositionWord,
  replyBusinessDaysOf,
  tryAgainWord,
} from './vocabulary/form-words.ts';
export type { SentForm } from './vocabulary/form-words.ts';
export * from './vocabulary/error-message.ts';
export { fieldFaults } from './vocabulary/error-words.ts';
export type { FieldFault } from './vocabulary/error-words.ts';
export { formatNumber, formatPercent, formatTime } from './vocabulary/format-value.ts';
export type { FactKey } from './vocabulary/facts.en.ts';
export { indicatorGroupName, indicatorWords } from './vocabulary/indicators/indicator-word.ts';
export * from './vocabulary/market-word.ts';
export { faultReason, seriesFaultMessage } from './vocabulary/series-fault.ts';
