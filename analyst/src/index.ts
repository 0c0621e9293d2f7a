export type { AnalystDeps } from './analyst-deps.ts';
export { analyzeInstrument } from './analyze-instrument.ts';
export type { AnalyzeRequest, AnalyzeResult } from './analyze-instrument.ts';
export { answerQuestion } from './answer-question.ts';
export type { AnswerPart, ConversationContext, Question } from './answer-part.ts';
export { guardSentence } from './guard/guard-sentence.ts';
export type { GuardContext, GuardFault, WithheldSentence } from './guard/guard-sentence.ts';
export { createSeriesAnalyses } from './series/series-analyses.ts';
export type { SeriesAnalyses } from './series/series-analyses.ts';
