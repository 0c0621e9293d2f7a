export type { AnalystDeps } from './analyst-deps.ts';
export { analyzeInstrument } from './analyze-instrument.ts';
export type { AnalyzeResult } from './analyze-instrument.ts';
export { builtInNarrator } from './built-in-narrator.ts';
export type { Narration, Narrator } from './narrator/narrator.ts';
export { answerQuestion } from './answer-question.ts';
export { explainTerms, type TermReader } from './explain-terms.ts';
export type { AnswerPart, ConversationContext, OwnList, Question } from './answer-part.ts';
export { findListMention } from './lists/find-list-mention.ts';
export { toFilerInstrument } from './company/with-filers.ts';
export { createPeerMemo, type ReadPeerFigures } from './company/peers/peer-memo.ts';
export {
  createPeerReader,
  createPeerSource,
  type PeerSource,
} from './company/peers/peer-source.ts';
export { createCompanyValues } from './company/create-company-values.ts';
export { createCompanyStatementsAnswer } from './company/create-company-statements.ts';
export { createCompanyWorkbook } from './company/workbook/create-company-workbook.ts';
export type { CellFormat, Workbook, WorkbookCell, WorkbookSheet } from './workbook/workbook.ts';
export { createCompanyChecks } from './company/create-company-checks.ts';
export { createPropertyAnalysis } from './property/create-property-analysis.ts';
export { createPropertyWorkbook } from './property/workbook/create-property-workbook.ts';
export type { PropertyResult } from './property/create-property-analysis.ts';
export { listFindings } from './list-findings.ts';
export type { FindingsRequest, FindingsResult } from './list-findings.ts';
export { adviceFeatureCount, listAdviceFeatures } from './guard/advice-features.ts';
export { ruleWeight } from './guard/find-advice.ts';
export { matchAdviceRules } from './guard/match-advice-rules.ts';
export { toAdviceText } from './guard/to-advice-text.ts';
export { guardSentence } from './guard/guard-sentence.ts';
export type { GuardContext, GuardFault, WithheldSentence } from './guard/guard-context.ts';
export type { EventSource, NewsCount } from './events/event-source.ts';
export type { BaseRateSource, KnownBaseRates } from './base-rates/base-rate-source.ts';
export { isIntentRead } from './question/is-intent-read.ts';
export { nameReading } from './question/ranking/name-reading.ts';
export { findSpoken } from './question/focus/find-spoken.ts';
export { findToldPrice } from './question/focus/find-told-price.ts';
export { canBeFollowed } from './question/can-be-followed.ts';
export { featureCount } from './question/ranking/list-features.ts';
export {
  listMeasurePhrases,
  listQuestionFeatures,
  type LearnedWording,
} from './question/ranking/list-question-features.ts';
export { toLearnedStem } from './question/ranking/learned-words.ts';
export { listReadingFeatures, parseQuestion } from './parse-question.ts';
export { trustFeatureCount } from './question/trust/list-trust-features.ts';
export { leastTrust } from './question/trust/rate-trust.ts';
export { resolveRequest } from './resolve-request.ts';
export type { ResolvedRequest } from './resolve-request.ts';
export { narrateAnalysis } from './narrator/narration.ts';
export { createSeriesAnalyses } from './series/series-analyses.ts';
export type { SeriesAnalyses } from './series/series-analyses.ts';
export { longQuestions } from './testing/long-questions.ts';
export { toTechnicalOptions } from './series/technical-options.ts';
export { isOrdinaryForm } from './question/ordinary-form.ts';
export { answerWithModel } from './model/answer-with-model.ts';
export { createModelAccess, type ModelAccess } from './model/model-access.ts';
export type { ModelSettings } from './model/model-settings.ts';
export { startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';
export {
  combineReadings,
  needsSecondReader,
  type ReadingMode,
} from './model/reading/read-with-model.ts';
export { createTextGuard } from './model/guard-text.ts';
export { openAnswer, toGuardInput } from './model/narrated-answer.ts';
