import type { AnalysisRequest, MeasureRequest, Period, QuestionPlan } from '@vela/contracts';
import { dropEmpty } from '../question/drop-empty.ts';
import type { ListMention } from './find-list-mention.ts';
import { readListMeasure, readPercent } from './read-list-measure.ts';

const lastDay: Period = { kind: 'last', count: 1, unit: 'day' };

/** The period asked about; a move is that of the last day where the question names no time. */
function choosePeriod({ plan }: AnalysisRequest, measure: MeasureRequest): Period | undefined {
  const { period, since } = plan;
  if (period !== undefined) return period;
  if (since?.kind === 'time') return { kind: 'range', from: since.time };
  return measure.id === 'change' ? lastDay : undefined;
}

/** What is answered the same without the words for a list: no measure of them is asked. */
const otherIntents: ReadonlySet<string> = new Set([
  'advice',
  'distress',
  'off-topic',
  'help',
  'company',
  'property',
  'calendar',
  'news',
]);
const listTasks: ReadonlySet<string> = new Set(['screening', 'portfolio']);

/** Whether a question beside the words for a list asks something that is not looked for on it. */
export function isOfOtherKind({ plan }: AnalysisRequest): boolean {
  if (plan.namesInstrument === true || otherIntents.has(plan.intent)) return true;
  return plan.intent === 'task' && plan.task !== undefined && !listTasks.has(plan.task);
}

/** What was not read; the percentage of a move was. */
function listResidue({ residue = [] }: QuestionPlan, { percent }: MeasureRequest): string[] {
  return residue.filter((word) => percent === undefined || readPercent(word) !== percent);
}

/**
 * The request that asks the person's own lists what the words beside them ask of one instrument;
 * without measures where these ask nothing that a list can be looked through with.
 */
export function toListRequest(
  request: AnalysisRequest,
  { name, rest }: ListMention,
  folded: string,
): AnalysisRequest {
  const { plan, interval, window, language } = request;
  // "My watchlist": what its instruments did last.
  const measure: MeasureRequest | undefined = /\p{L}/u.test(rest)
    ? readListMeasure(request, folded)
    : { id: 'last-price' };
  // The value now is one of the chart's candles; that measure alone would look at days.
  const isOfChart = measure?.id === 'indicator-at' || measure?.id === 'trend';
  return {
    mode: 'technical',
    interval,
    window,
    language,
    plan: {
      ...dropEmpty({
        intent: 'list',
        list: name === undefined ? {} : { name },
        measures: measure === undefined ? undefined : [measure],
        namesInterval: plan.namesInterval === true || isOfChart || undefined,
        period: measure === undefined ? undefined : choosePeriod(request, measure),
        form: plan.form,
        residue: measure === undefined ? undefined : listResidue(plan, measure),
      }),
      intent: 'list',
    },
  };
}
