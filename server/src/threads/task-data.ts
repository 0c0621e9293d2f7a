import type { BaseRateSource, EventSource, ReadPeerFigures } from '@vela/analyst';
import type {
  CandleSeries,
  CorporateActions,
  MarketData,
  MarketDataResult,
} from '@vela/market-data';
import type { DataAnswer, DataQuestion, SeriesName } from './analyst-task.ts';

/** A question that a task asked, with a text that differs when its answer does. */
export type TraceStep = { readonly question: DataQuestion; readonly answer: string };

type Deps = {
  readonly marketData: Pick<MarketData, 'getSeries'>;
  readonly baseRates: BaseRateSource;
  readonly corporateActions: CorporateActions;
  /** Figures of companies that others are compared with. */
  readonly readPeer: ReadPeerFigures;
  readonly events: EventSource;
  /** Puts the columns of a series into memory that threads share. */
  readonly share: (series: CandleSeries) => CandleSeries;
};

const toName = ({ symbol, interval, hash }: SeriesName): string => `${symbol} ${interval} ${hash}`;

/** Describes what an analysis depends on: candles, their source and health, counted rates,
 * splits and dividends. */
function describeAnswer(answer: DataAnswer): string {
  if (answer === undefined) return 'nothing';
  if ('actions' in answer || 'values' in answer) return JSON.stringify(answer);
  if ('events' in answer || 'counts' in answer) return JSON.stringify(answer);
  if (!('kind' in answer)) return `rates to ${answer.countedTo}`;
  if (answer.kind === 'unavailable') return JSON.stringify(answer);
  const { hash, version, source, forming } = answer.series;
  return JSON.stringify([hash, version, source, forming]);
}

/** Answers the questions of one task, and notes them. */
export type TaskData = {
  answer(question: DataQuestion): Promise<DataAnswer>;
  readonly trace: readonly TraceStep[];
};

export function createTaskData(deps: Deps): TaskData {
  const { marketData, baseRates, corporateActions, events, readPeer, share } = deps;
  const given = new Map<string, CandleSeries>();
  const trace: TraceStep[] = [];

  async function getSeries(request: Parameters<MarketData['getSeries']>[0]): Promise<DataAnswer> {
    const result: MarketDataResult = await marketData.getSeries(request);
    if (result.kind !== 'series') return result;
    const { instrument, candles, hash } = result.series;
    const name = { symbol: instrument.symbol, interval: candles.interval, hash };
    given.set(toName(name), result.series);
    return { ...result, series: share(result.series) };
  }

  async function findBaseRates(name: SeriesName): Promise<DataAnswer> {
    const series = given.get(toName(name));
    return series === undefined ? undefined : await baseRates.find(series);
  }

  async function find(question: DataQuestion): Promise<DataAnswer> {
    switch (question.about) {
      case 'series':
        return getSeries(question.request);
      case 'base-rates':
        return findBaseRates(question.series);
      case 'corporate-actions':
        return corporateActions.list(question.symbol);
      case 'peer-figures':
        return readPeer(question.symbol, question.knownOn);
      case 'events':
        return { events: await events.list(question.span) };
      case 'news':
        return { counts: await events.countNews(question.asked) };
      case 'filing-splits':
        break;
    }
    await corporateActions.recordFilingSplits(question.symbol, question.splits);
    return undefined;
  }

  return {
    trace,
    async answer(question) {
      const data = await find(question);
      trace.push({ question, answer: describeAnswer(data) });
      return data;
    },
  };
}

/** Whether all questions of a trace, asked at `now` instead of `before`, have the same answers. */
export async function isTraceValid(
  trace: readonly TraceStep[],
  clock: { readonly before: number; readonly now: number },
  data: TaskData,
): Promise<boolean> {
  for (const { question, answer } of trace) {
    const asked =
      question.about === 'series' && question.request.now === clock.before
        ? { ...question, request: { ...question.request, now: clock.now } }
        : question;
    if (describeAnswer(await data.answer(asked)) !== answer) return false;
  }
  return true;
}
