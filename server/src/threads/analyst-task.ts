import type { MessagePort } from 'node:worker_threads';
import type {
  AnswerPart,
  EventSource,
  FindingsRequest,
  KnownBaseRates,
  Question,
  ReadPeerFigures,
} from '@vela/analyst';
import type { AnalysisRequest } from '@vela/contracts';
import type {
  CandleSeries,
  CorporateActions,
  MarketDataResult,
  SeriesRequest,
} from '@vela/market-data';
import type { ChecksAsked, CompanyAsked, StatementsAsked, WorkbookAsked } from '../analyst.ts';

/** Work of the analyst on a thread. `now` is UTC milliseconds. */
export type AnalystWork =
  | { readonly kind: 'answer'; readonly question: Question }
  | { readonly kind: 'analyze'; readonly request: AnalysisRequest; readonly now: number }
  | { readonly kind: 'analyze-to-text'; readonly request: AnalysisRequest; readonly now: number }
  | { readonly kind: 'findings'; readonly request: FindingsRequest }
  | { readonly kind: 'value-company'; readonly asked: CompanyAsked }
  | { readonly kind: 'find-company'; readonly symbol: string }
  | { readonly kind: 'read-statements'; readonly asked: StatementsAsked }
  | { readonly kind: 'check-company'; readonly asked: ChecksAsked }
  | { readonly kind: 'create-workbook'; readonly asked: WorkbookAsked }
  | ({ readonly kind: 'read-peer' } & PeerAsked);

/** A company that others are compared with, as known on a day, YYYY-MM-DD. */
type PeerAsked = { readonly symbol: string; readonly knownOn: string };

/** Work with the port over which it asks for data and sends the parts of an answer. */
export type AnalystTask = { readonly work: AnalystWork; readonly port: MessagePort };

/** Names a series that the same task was given before. */
export type SeriesName = Pick<CandleSeries, 'hash'> & {
  readonly symbol: string;
  readonly interval: CandleSeries['candles']['interval'];
};

export type SymbolActions = Awaited<ReturnType<CorporateActions['list']>>;
type Splits = Parameters<CorporateActions['recordFilingSplits']>[1];

/** What a thread asks the main one for. */
export type DataQuestion =
  | { readonly about: 'series'; readonly request: SeriesRequest }
  | { readonly about: 'base-rates'; readonly series: SeriesName }
  | { readonly about: 'corporate-actions'; readonly symbol: string }
  | ({ readonly about: 'peer-figures' } & PeerAsked)
  | { readonly about: 'events'; readonly span: Parameters<EventSource['list']>[0] }
  | { readonly about: 'news'; readonly asked: Parameters<EventSource['countNews']>[0] }
  | { readonly about: 'filing-splits'; readonly symbol: string; readonly splits: Splits };

export type PeerAnswer = Awaited<ReturnType<ReadPeerFigures>>;
/** Events and counts of news, under a name of their own beside the other answers. */
export type EventsAnswer = { readonly events: Awaited<ReturnType<EventSource['list']>> };
export type NewsAnswer = { readonly counts: Awaited<ReturnType<EventSource['countNews']>> };

/** Undefined where nothing is known, and after splits were recorded. */
export type DataAnswer =
  | MarketDataResult
  | KnownBaseRates
  | SymbolActions
  | PeerAnswer
  | EventsAnswer
  | NewsAnswer;

export type MessageFromThread =
  | { readonly kind: 'question'; readonly id: number; readonly question: DataQuestion }
  | { readonly kind: 'part'; readonly part: AnswerPart }
  | { readonly kind: 'end' };

export type MessageToThread =
  | { readonly kind: 'data'; readonly id: number; readonly data: DataAnswer }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string }
  | { readonly kind: 'stop' };

/** What a thread is started with: where filings come from, and how many threads there are. */
export type AnalystThreadSettings = {
  readonly filings: {
    readonly folder: string | undefined;
    readonly sec:
      | {
          readonly contact: string;
          readonly urls: { readonly site: string; readonly data: string };
        }
      | undefined;
    /** Where facts are kept; absent: nowhere, and the SEC is not asked. */
    readonly databaseUrl: string | undefined;
    /** Whether there is a company that does not exist. */
    readonly simulated: boolean;
  };
  readonly threads: number;
};
