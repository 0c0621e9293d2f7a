import type {
  AnalyzeResult,
  AnswerPart,
  createCompanyChecks,
  createCompanyStatementsAnswer,
  createCompanyValues,
  createCompanyWorkbook,
  FindingsRequest,
  FindingsResult,
  Question,
} from '@vela/analyst';
import type { AnalysisRequest, Instrument } from '@vela/contracts';
import type { AnalysisBytes } from './analysis-text.ts';

export type CompanyAsked = Parameters<typeof createCompanyValues>[0];
export type StatementsAsked = Parameters<typeof createCompanyStatementsAnswer>[0];
export type ChecksAsked = Parameters<typeof createCompanyChecks>[0];
export type WorkbookAsked = Parameters<typeof createCompanyWorkbook>[0];

type Analysed = Extract<AnalyzeResult, { kind: 'analysis' | 'company' }>;

/** Why there is no analysis. */
export type AnalyzeFailure = Exclude<AnalyzeResult, Analysed>;

/** An analysis as JSON: it is stored and sent as it is. */
export type AnalyzedText =
  | {
      readonly kind: 'text';
      readonly analysis: AnalysisBytes;
      /** It was made before, so that its texts are probably stored. */
      readonly isRepeated?: boolean;
    }
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
