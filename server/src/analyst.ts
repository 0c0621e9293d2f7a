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
  type Question,
} from '@vela/analyst';
import type { AnalysisRequest, Instrument } from '@vela/contracts';
import {
  createFilingsSource,
  type CorporateActions,
  type FilingsSource,
  type MarketData,
} from '@vela/market-data';

/** The analyst with its dependencies bound; features depend on this type only. */
export type Analyst = {
  /** Name of the narrator: the author of the answers. */
  readonly author: string;
  readonly answer: (question: Question) => AsyncIterable<AnswerPart>;
  /** Analyses the instrument of a request; `now` is UTC milliseconds. */
  readonly analyze: (request: AnalysisRequest, now: number) => Promise<AnalyzeResult>;
  /** Values of a share by the columns of the editor; undefined without filings. */
  readonly valueCompany: (
    asked: Parameters<typeof createCompanyValues>[0],
  ) => ReturnType<typeof createCompanyValues>;
  /** A company outside the catalogue, by ticker or number; undefined: none is known. */
  readonly findCompany: (symbol: string) => Promise<Instrument | undefined>;
  /** Statements of a company; undefined without filings. */
  readonly readStatements: (
    asked: Parameters<typeof createCompanyStatementsAnswer>[0],
  ) => ReturnType<typeof createCompanyStatementsAnswer>;
  /** Thirty checks of a company; undefined without filings. */
  readonly checkCompany: (
    asked: Parameters<typeof createCompanyChecks>[0],
  ) => ReturnType<typeof createCompanyChecks>;
  /** A company as a workbook; undefined without filings. */
  readonly createWorkbook: (
    asked: Parameters<typeof createCompanyWorkbook>[0],
  ) => ReturnType<typeof createCompanyWorkbook>;
  readonly findings: (request: FindingsRequest) => Promise<FindingsResult>;
};

/** Beside the candles: base rates, and the filings that come with Vela unless others are given. */
type AnalystSources = {
  readonly baseRates?: BaseRateSource | undefined;
  readonly filings?: FilingsSource;
  /** The table of splits and dividends. */
  readonly corporateActions?: CorporateActions;
};

/** The built-in analyst over this market data. All callers share one cache of analysed series. */
export function createAnalyst(
  marketData: MarketData,
  { baseRates, filings = createFilingsSource(), corporateActions }: AnalystSources = {},
): Analyst {
  const known = {
    ...(baseRates === undefined ? {} : { baseRates }),
    peers: createPeerSource(filings),
    ...(corporateActions === undefined ? {} : { corporateActions }),
  };
  const narrator = builtInNarrator;
  const seriesAnalyses = createSeriesAnalyses();
  const deps = { marketData, filings, seriesAnalyses, narrator, newId: randomUUID, ...known };
  return {
    author: narrator.name,
    answer: (question) => answerQuestion(question, deps),
    analyze: (request, now) => analyzeInstrument(request, now, deps),
    valueCompany: (asked) => createCompanyValues(asked, deps),
    async findCompany(symbol) {
      const filer = await filings.findFiler(symbol);
      return filer === undefined ? undefined : toFilerInstrument(filer);
    },
    readStatements: (asked) => createCompanyStatementsAnswer(asked, deps),
    createWorkbook: (asked) => createCompanyWorkbook(asked, deps),
    checkCompany: (asked) => createCompanyChecks(asked, deps),
    findings: (request) => listFindings(request, deps),
  };
}
