import type { MessagePort } from 'node:worker_threads';
import type { AnswerPart, EventSource, KnownBaseRates } from '@vela/analyst';
import type {
  CandleSeries,
  CorporateActions,
  MarketDataResult,
  SeriesRequest,
} from '@vela/market-data';
import type {
  DataAnswer,
  DataQuestion,
  MessageFromThread,
  MessageToThread,
  PeerAnswer,
} from './analyst-task.ts';

/** The main thread as a task on another thread sees it. */
export type MainThread = {
  getSeries(request: SeriesRequest): Promise<MarketDataResult>;
  findBaseRates(series: CandleSeries): Promise<KnownBaseRates | undefined>;
  /** The table of splits and dividends. */
  readonly corporateActions: CorporateActions;
  /** Figures of a company that another is compared with; one thread reads them for all. */
  readPeer(symbol: string, knownOn: string): Promise<PeerAnswer>;
  /** The calendar and the counts of news. */
  readonly events: EventSource;
  send(part: AnswerPart): void;
  /** Says that nothing more comes, and closes the port. */
  end(): void;
  /** True once the main thread wants no further parts. */
  readonly isStopped: boolean;
};

type Waiting = {
  readonly resolve: (data: DataAnswer) => void;
  readonly reject: (e: Error) => void;
};

type Ask = (question: DataQuestion) => Promise<DataAnswer>;

/** The table of splits and dividends of the main thread. */
function askForCorporateActions(ask: Ask): CorporateActions {
  return {
    async list(symbol) {
      const data = await ask({ about: 'corporate-actions', symbol });
      if (data === undefined || !('actions' in data))
        throw new Error('not an answer about splits and dividends');
      return data;
    },
    async recordFilingSplits(symbol, splits) {
      await ask({ about: 'filing-splits', symbol, splits });
    },
  };
}

/** The calendar and the counts of news of the main thread. */
function askForEvents(ask: Ask): EventSource {
  return {
    async list(span) {
      const data = await ask({ about: 'events', span });
      if (data === undefined || !('events' in data)) throw new Error('not an answer about events');
      return data.events;
    },
    async countNews(asked) {
      const data = await ask({ about: 'news', asked });
      if (data === undefined || !('counts' in data)) throw new Error('not an answer about news');
      return data.counts;
    },
  };
}

/** The main thread behind the port of a task. */
export function createMainThread(port: MessagePort): MainThread {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isStopped = false;
  const post = (message: MessageFromThread): void => port.postMessage(message);

  port.on('message', (message: MessageToThread) => {
    if (message.kind === 'stop') {
      isStopped = true;
      return;
    }
    const found = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'data') found?.resolve(message.data);
    else found?.reject(new Error(message.message));
  });
  port.on('close', () => {
    isStopped = true;
    for (const { reject } of waiting.values()) reject(new Error('the task was given up'));
    waiting.clear();
  });

  function ask(question: DataQuestion): Promise<DataAnswer> {
    return new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      post({ kind: 'question', id: asked, question });
    });
  }

  return {
    async getSeries(request) {
      const data = await ask({ about: 'series', request });
      if (data === undefined || !('kind' in data)) throw new Error('not an answer about a series');
      return data;
    },
    async findBaseRates({ instrument, candles, hash }) {
      const series = { symbol: instrument.symbol, interval: candles.interval, hash };
      const data = await ask({ about: 'base-rates', series });
      if (data !== undefined && !('countedTo' in data))
        throw new Error('not an answer about base rates');
      return data;
    },
    corporateActions: askForCorporateActions(ask),
    async readPeer(symbol, knownOn) {
      const data = await ask({ about: 'peer-figures', symbol, knownOn });
      if (data !== undefined && !('values' in data)) throw new Error('not an answer about figures');
      return data;
    },
    events: askForEvents(ask),
    send: (part) => post({ kind: 'part', part }),
    end() {
      post({ kind: 'end' });
      port.close();
    },
    get isStopped() {
      return isStopped;
    },
  };
}
