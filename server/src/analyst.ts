import { randomUUID } from 'node:crypto';
import {
  analyzeInstrument,
  answerQuestion,
  createSeriesAnalyses,
  listFindings,
  type AnalyzeRequest,
  type AnalyzeResult,
  type AnswerPart,
  type BaseRateSource,
  type FindingsRequest,
  type FindingsResult,
  type Question,
} from '@vela/analyst';
import type { MarketData } from '@vela/market-data';

/** Who answers questions: the analyst with what it needs, so that a feature needs to know nothing of that. */
export type Analyst = {
  readonly answer: (question: Question) => AsyncIterable<AnswerPart>;
  readonly analyze: (request: AnalyzeRequest) => Promise<AnalyzeResult>;
  readonly findings: (request: FindingsRequest) => Promise<FindingsResult>;
};

/** The built-in analyst over this market data, with one memory of analysed series for all that ask. */
export function createAnalyst(marketData: MarketData, baseRates?: BaseRateSource): Analyst {
  const known = baseRates === undefined ? {} : { baseRates };
  const deps = { marketData, seriesAnalyses: createSeriesAnalyses(), newId: randomUUID, ...known };
  return {
    answer: (question) => answerQuestion(question, deps),
    analyze: (request) => analyzeInstrument(request, deps),
    findings: (request) => listFindings(request, deps),
  };
}
