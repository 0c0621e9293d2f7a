export * from './account-schema.ts';
export * from './analysis-schema.ts';
export * from './analysis-request-schema.ts';
export * from './analysis.ts';
export * from './answer-parts.ts';
export * from './base-rate-schema.ts';
export * from './base-rate.ts';
export * from './brand.ts';
export * from './browser-storage.ts';
export * from './business.ts';
export * from './calendar-schema.ts';
export * from './reminder.ts';
export * from './reminder-schema.ts';
export { describeReminder, getReminderFault } from './vocabulary/describe-reminder.ts';
export { eventBases, eventKinds, newsCategories } from './calendar.ts';
export type { EventBasis } from './calendar.ts';
export * from './candles-schema.ts';
export * from './change-request.ts';
export * from './contact-schema.ts';
export * from './contact.ts';
export * from './conversation-schema.ts';
export * from './detect-language.ts';
export * from './device-schema.ts';
export * from './error-code.ts';
export * from './error-schema.ts';
export * from './fact-schema.ts';
export * from './finding-kinds.ts';
export type * from './finding.ts';
export * from './finding-history-schema.ts';
export * from './finding-history.ts';
export * from './finding-phase.ts';
export { panelMoments } from './figure.ts';
export type * from './figure.ts';
export * from './fold-text.ts';
export { rateTypo } from './typos.ts';
export * from './indicator-schema.ts';
export { indicatorGroups } from './indicator.ts';
export * from './instrument-schema.ts';
export { assetClasses, popularGroups, simulatedExchange } from './instrument.ts';
export type * from './instrument.ts';
export * from './interval.ts';
export * from './language.ts';
export type * from './list-answer.ts';
export * from './legal.ts';
export * from './news-schema.ts';
export * from './market-news-schema.ts';
export * from './method-pages.ts';
export * from './own-data-schema.ts';
export * from './page-request.ts';
export { companyPaths } from './company-paths.ts';
export { chatPaths } from './chat-paths.ts';
export { modelPaths } from './model-paths.ts';
export * from './model-schema.ts';
export { accountPaths } from './account-paths.ts';
export * from './password-pattern.ts';
export * from './password-strength.ts';
export { eventPaths } from './event-paths.ts';
export * from './paths.ts';
export { mcpPath, permalinkPaths } from './permalink-paths.ts';
export * from './permalink-schema.ts';
export { maxShares, shareDays } from './share-limits.ts';
export * from './plans-schema.ts';
export * from './plans.ts';
export type * from './public-data.ts';
export * from './profile-schema.ts';
export * from './reading-level.ts';
export * from './readiness.ts';
export * from './search-schema.ts';
export * from './search.ts';
export { fieldNames } from './query-number.ts';
export * from './second-factor-schema.ts';
export * from './session-schema.ts';
export * from './session.ts';
export { signInLimits } from './sign-in-limits.ts';
export { signInPaths } from './sign-in-paths.ts';
export * from './sign-in-way-schema.ts';
export * from './sign-in-ways.ts';
export type { FaultReason, SeriesFault, SeriesFaultCode } from './series-fault.ts';
export { chartTerms } from './terms/chart-terms.ts';
export { companyTerms, glossaryTerms, terms } from './terms.ts';
export type { CompanyTerm, GlossaryTerm, Term } from './terms.ts';
export {
  companyFigures,
  forecastHorizons,
  forecastScenarios,
  pillarFigures,
  type CompanyFigure,
  type ForecastScenario,
  unfiledTopics,
  type UnfiledTopic,
} from './company-figures.ts';
export * from './company-editor.ts';
export * from './company-value-schema.ts';
export * from './company-tables.ts';
export * from './company-detail-schema.ts';
export { checkDeal, type PropertyFault } from './check-deal.ts';
export {
  partialDealSchema,
  propertyMoneyMeasures,
  propertyQuestionSchema,
  propertyRatioMeasures,
  propertyTopics,
  type PartialDeal,
  type PropertyDeal,
  type PropertyMeasureId,
  type PropertyQuestion,
  type PropertyTopic,
} from './property-deal.ts';
export * from './property-deal-schema.ts';
export {
  completeDeal,
  propertyCountries,
  propertyCurrencies,
  propertyDefaults,
  type PropertyCountry,
  type PropertyCurrency,
} from './property-defaults.ts';
export {
  propertyFieldIds,
  propertyFields,
  propertySections,
  type PropertyField,
  type PropertySection,
} from './property-fields.ts';
export { formatPropertyBound, formatPropertyFault } from './vocabulary/format-property-fault.ts';
export { getPropertyWords } from './vocabulary/get-property-words.ts';
export { propertyRowIds } from './vocabulary/property-words.ts';
export { concepts, intents, isAnswered, missingTasks, tasks } from './intents.ts';
export * from './event-question.ts';
export type * from './stream.ts';
export {
  modelFaults,
  type AnswerUsage,
  type ModelFault,
  type ModelNotice,
  type ModelNoticeCode,
} from './model-answer.ts';
export { getAccountMessage } from './vocabulary/account-messages.ts';
export {
  getBackToFormLabel,
  getContactReasonName,
  getFormMessage,
  getJobPositionName,
  getReplyBusinessDays,
  getTryAgainLabel,
} from './vocabulary/form-words.ts';
export type { SentForm } from './vocabulary/form-words.ts';
export * from './vocabulary/error-message.ts';
export { fieldFaults } from './vocabulary/error-words.ts';
export type { FieldFault } from './vocabulary/error-words.ts';
export { languageRules } from './vocabulary/rules-by-language.ts';
export { formatNumber, formatPercent, formatTime } from './vocabulary/format-value.ts';
export { formatReleaseValue } from './vocabulary/format-release-value.ts';
export type { FactKey } from './vocabulary/en/facts.ts';
export { getIndicatorGroupName, getIndicatorWords } from './vocabulary/get-indicator-words.ts';
export { getSourceWords } from './vocabulary/get-source-words.ts';
export * from './vocabulary/market-names.ts';
export * from './vocabulary/measure-names.ts';
export { formatFaultReason, formatSeriesFaultMessage } from './vocabulary/format-series-fault.ts';
export * from './workspace-schema.ts';
export * from './workspace.ts';
export * from './explore-schema.ts';
export * from './explore.ts';
export * from './live-paths.ts';
export * from './live-schema.ts';
export {
  alertDirections,
  alertEventsByKind,
  alertFrequencies,
  alertLimits,
  type AlertEvent,
  type AlertState,
} from './alert.ts';
export * from './alert-condition-schema.ts';
export * from './alert-schema.ts';
export * from './watchlist-schema.ts';
export { splitPastedSymbols, watchlistLimits } from './watchlist.ts';
export { watchPaths } from './watch-paths.ts';
export { vendorPaths } from './vendor-paths.ts';
export * from './vendor-schema.ts';
export { alertChannelPaths } from './alert-channel-paths.ts';
export * from './alert-channel-schema.ts';
export { alertChannelLimits } from './alert-channel.ts';
export {
  describeAlertCondition,
  describeAlertFiring,
  getAlertFault,
  getDeliveryWords,
} from './vocabulary/describe-alert.ts';
