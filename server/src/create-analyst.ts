import { randomUUID } from 'node:crypto';
import {
  analyzeInstrument,
  answerQuestion,
  builtInNarrator,
  createCompanyChecks,
  createCompanyStatementsAnswer,
  createCompanyValues,
  createCompanyWorkbook,
  createPeerSource,
  createSeriesAnalyses,
  listFindings,
  toFilerInstrument,
  type AnalyzeResult,
  type BaseRateSource,
  type EventSource,
  type PeerSource,
  type SeriesAnalyses,
} from '@vela/analyst';
import {
  createFilingsSource,
  type CorporateActions,
  type FilingsSource,
  type MarketData,
} from '@vela/market-data';
import { toAnalysisBytes } from './analysis-text.ts';
import type { Analyst, AnalyzedText } from './analyst.ts';

/** Beside the candles: base rates, and the filings that come with Vela unless others are given. */
type AnalystSources = {
  readonly baseRates?: BaseRateSource | undefined;
  readonly filings?: FilingsSource;
  /** Companies to compare with; found in the filings unless others are given. */
  readonly peers?: PeerSource;
  /** The table of splits and dividends. */
  readonly corporateActions?: CorporateActions;
  /** The calendar, and counts of news. */
  readonly events?: EventSource;
  /** The cache of analysed series, shared by all callers. */
  readonly seriesAnalyses?: SeriesAnalyses;
};

/** Encodes the result of an analysis. */
export function encodeAnalyzed(result: AnalyzeResult): AnalyzedText {
  if (result.kind !== 'analysis' && result.kind !== 'company') return result;
  return { kind: 'text', analysis: toAnalysisBytes(result.analysis) };
}

/** The built-in analyst over this market data, on the thread of its caller. */
export function createAnalyst(
  marketData: MarketData,
  {
    baseRates,
    filings = createFilingsSource(),
    peers = createPeerSource(filings),
    corporateActions,
    events,
    seriesAnalyses = createSeriesAnalyses(),
  }: AnalystSources = {},
): Analyst {
  const known = {
    ...(baseRates === undefined ? {} : { baseRates }),
    peers,
    ...(corporateActions === undefined ? {} : { corporateActions }),
    ...(events === undefined ? {} : { events }),
  };
  const narrator = builtInNarrator;
  const deps = { marketData, filings, seriesAnalyses, narrator, newId: randomUUID, ...known };
  return {
    author: narrator.name,
    answer: (question) => answerQuestion(question, deps),
    analyze: (request, now) => analyzeInstrument(request, now, deps),
    analyzeToText: async (request, now) =>
      encodeAnalyzed(await analyzeInstrument(request, now, deps)),
    valueCompany: (asked) => createCompanyValues(asked, deps),
    async findCompany(symbol) {
      const filer = await filings.findFiler(symbol);
      return filer === undefined ? undefined : toFilerInstrument(filer);
    },
    readStatements: (asked) => createCompanyStatementsAnswer(asked, deps),
    createWorkbook: (asked) => createCompanyWorkbook(asked, deps),
    checkCompany: (asked) => createCompanyChecks(asked, deps),
    findings: async (request) => {
      const result = await listFindings(request, deps);
      if (result.kind !== 'findings') return result;
      return { kind: 'findings', json: JSON.stringify(result.history) };
    },
  };
}
