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
  type AnswerPart,
  type BaseRateSource,
  type FindingsRequest,
  type FindingsResult,
  type PeerSource,
  type Question,
  type SeriesAnalyses,
} from '@vela/analyst';
import type { AnalysisRequest, Instrument } from '@vela/contracts';
import {
  createFilingsSource,
  type CorporateActions,
  type FilingsSource,
  type MarketData,
} from '@vela/market-data';
import { toAnalysisText, type AnalysisText } from './analysis-text.ts';

export type CompanyAsked = Parameters<typeof createCompanyValues>[0];
export type StatementsAsked = Parameters<typeof createCompanyStatementsAnswer>[0];
export type ChecksAsked = Parameters<typeof createCompanyChecks>[0];
export type WorkbookAsked = Parameters<typeof createCompanyWorkbook>[0];

type Analysed = Extract<AnalyzeResult, { kind: 'analysis' | 'company' }>;

/** Why there is no analysis. */
export type AnalyzeFailure = Exclude<AnalyzeResult, Analysed>;

/** An analysis as JSON: it is stored and sent as it is. */
export type AnalyzedText =
  | { readonly kind: 'text'; readonly analysis: AnalysisText }
  | AnalyzeFailure;

/** Findings as JSON of a `FindingHistory`. */
export type FindingsText =
  | { readonly kind: 'findings'; readonly json: string }
  | Exclude<FindingsResult, { kind: 'findings' }>;

/**
 * The analyst with its dependencies bound; features depend on this type only. `owner` names the
 * account or address whose turn the work takes; the site's own work takes a turn of its own.
 */
export type Analyst = {
  /** Name of the narrator: the author of the answers. */
  readonly author: string;
  readonly answer: (question: Question, owner?: string) => AsyncIterable<AnswerPart>;
  /** Analyses the instrument of a request; `now` is UTC milliseconds. */
  readonly analyze: (request: AnalysisRequest, now: number) => Promise<AnalyzeResult>;
  /** The same as JSON, with an id of its own each time. */
  readonly analyzeToText: (
    request: AnalysisRequest,
    now: number,
    owner?: string,
  ) => Promise<AnalyzedText>;
  /** Values of a share by the columns of the editor; undefined without filings. */
  readonly valueCompany: (
    asked: CompanyAsked,
    owner?: string,
  ) => ReturnType<typeof createCompanyValues>;
  /** A company outside the catalogue, by ticker or number; undefined: none is known. */
  readonly findCompany: (symbol: string, owner?: string) => Promise<Instrument | undefined>;
  /** Statements of a company; undefined without filings. */
  readonly readStatements: (
    asked: StatementsAsked,
    owner?: string,
  ) => ReturnType<typeof createCompanyStatementsAnswer>;
  /** Thirty checks of a company; undefined without filings. */
  readonly checkCompany: (
    asked: ChecksAsked,
    owner?: string,
  ) => ReturnType<typeof createCompanyChecks>;
  /** A company as a workbook; undefined without filings. */
  readonly createWorkbook: (
    asked: WorkbookAsked,
    owner?: string,
  ) => ReturnType<typeof createCompanyWorkbook>;
  readonly findings: (request: FindingsRequest, owner?: string) => Promise<FindingsText>;
};

/** Beside the candles: base rates, and the filings that come with Vela unless others are given. */
export type AnalystSources = {
  readonly baseRates?: BaseRateSource | undefined;
  readonly filings?: FilingsSource;
  /** Companies to compare with; found in the filings unless others are given. */
  readonly peers?: PeerSource;
  /** The table of splits and dividends. */
  readonly corporateActions?: CorporateActions;
  /** The cache of analysed series, shared by all callers. */
  readonly seriesAnalyses?: SeriesAnalyses;
};

/** Encodes the result of an analysis. */
export function encodeAnalyzed(result: AnalyzeResult): AnalyzedText {
  if (result.kind !== 'analysis' && result.kind !== 'company') return result;
  return { kind: 'text', analysis: toAnalysisText(result.analysis) };
}

/** The built-in analyst over this market data, on the thread of its caller. */
export function createAnalyst(
  marketData: MarketData,
  {
    baseRates,
    filings = createFilingsSource(),
    peers = createPeerSource(filings),
    corporateActions,
    seriesAnalyses = createSeriesAnalyses(),
  }: AnalystSources = {},
): Analyst {
  const known = {
    ...(baseRates === undefined ? {} : { baseRates }),
    peers,
    ...(corporateActions === undefined ? {} : { corporateActions }),
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
