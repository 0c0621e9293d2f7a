import {
  foldText,
  type AnalysisRequest,
  type MeasureRequest,
  type Period,
  type QuestionPlan,
} from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import { shorten } from '../shorten.ts';
import { findAsked, findAskedOfDays } from './find-asked-of-times.ts';
import { areYears, findListed, type Time } from './list-times.ts';
import type { ReadRequest } from './read-request.ts';

/** The message without these places, so that what is left says what is asked of each. */
function removePlaces(message: string, times: readonly Time[]): string {
  const folded = foldText(message);
  const text = folded.length === message.length ? message : folded;
  return times.reduceRight(
    (left, { start, end }) =>
      `${left.slice(0, start)} ${left.slice(end).replace(/^['’]?[td][ae](?:n|ki)?(?![\p{L}])/u, '')}`,
    text,
  );
}

const ofChart: ReadonlySet<string> = new Set([
  'measure',
  'indicator',
  'analyze',
  'volatility',
  'changed-since',
  'compare',
]);

/** Whether a request is about a chart and what can be told of a period. */
function isOfPeriods({ symbol, plan }: AnalysisRequest): boolean {
  const isOther = [plan.unread, plan.spoken].some(Boolean);
  return symbol !== undefined && !isOther && ofChart.has(plan.intent);
}

const mostMeasures = 4;

/** The years that a list of them goes through without a gap; undefined for any other. */
function findRunOfYears(times: readonly Time[]): Period | undefined {
  const spans = times.flatMap(({ value }) =>
    'period' in value && value.period.kind === 'range' ? [value.period] : [],
  );
  const [first, last] = [spans[0], spans.at(-1)];
  const isRun = spans.every(({ from }, at) => at === 0 || spans[at - 1]?.to === from);
  return isRun && areYears(times) && first !== undefined
    ? { ...first, ...(last?.to === undefined ? {} : { to: last.to }) }
    : undefined;
}

/** The same asked of each period; those for which an answer has no place are named. */
function askOfEach({ asked, times, typed }: Listed): Pick<QuestionPlan, 'measures' | 'residue'> {
  const isOfChange = asked.length === 1 && asked[0]?.id === 'change';
  const run = isOfChange && times.length > mostMeasures ? findRunOfYears(times) : undefined;
  if (run !== undefined) return { measures: [{ id: 'year-returns', period: run }] };
  const told = Math.floor(mostMeasures / asked.length);
  const left = times.slice(told).map(({ start, end }) => shorten(typed.slice(start, end)));
  return {
    measures: times
      .slice(0, told)
      .flatMap(({ value }) => asked.map((one) => ({ ...one, ...value }))),
    ...(left.length === 0 ? {} : { residue: left }),
  };
}

/** The request for the same of each period or day. */
function askOfAll({ plan, ...request }: AnalysisRequest, listed: Listed): AnalysisRequest {
  const { namesInstrument, namesInterval, otherSymbol, others = [] } = plan;
  const subjects = [...(otherSymbol === undefined ? [] : [otherSymbol]), ...others];
  const { residue: left = [], ...each } = askOfEach(listed);
  const residue = [...(plan.residue ?? []), ...left];
  return {
    ...request,
    plan: {
      intent: 'measure',
      ...(namesInstrument === true ? { namesInstrument } : {}),
      ...(namesInterval === true ? { namesInterval } : {}),
      ...(subjects.length === 0 ? {} : { others: subjects }),
      ...(residue.length === 0 ? {} : { residue }),
      ...each,
    },
  };
}

/** "2011 vs today" compares times, and no instruments. */
const aloneById: Readonly<Record<string, MeasureRequest['id']>> = {
  'relative-strength': 'change',
  'compare-volatility': 'realised-volatility',
  'compare-drawdown': 'drawdown',
};

function toAlone(asked: MeasureRequest): MeasureRequest {
  const id = aloneById[asked.id];
  return id === undefined ? asked : { ...asked, id };
}

type Listed = {
  readonly asked: readonly MeasureRequest[];
  readonly times: readonly Time[];
  /** The message in which their places are. */
  readonly typed: string;
};

/** A message that asks the same of several periods or days; undefined for any other. */
export function readPeriods(
  { message, now }: Question,
  read: (message: string) => ReadRequest & { readonly spoken: string },
): (ReadRequest & { readonly spoken: string }) | undefined {
  const times = findListed(foldText(message), now);
  const rest = times.length === 0 ? undefined : read(removePlaces(message, times));
  if (rest === undefined || !isOfPeriods(rest.request)) return undefined;
  const isOfDays = times.some(({ value }) => 'time' in value);
  const found = isOfDays ? findAskedOfDays(rest.request) : findAsked(rest.request);
  const { others, otherSymbol } = rest.request.plan;
  const isAlone = otherSymbol === undefined && (others ?? []).length === 0;
  const asked = isAlone ? found?.map(toAlone) : found;
  if (asked === undefined || asked.length > mostMeasures / 2) return undefined;
  return {
    request: askOfAll(rest.request, { asked, times, typed: message }),
    evidence: { ...rest.evidence, isWhole: true },
    spoken: rest.spoken,
  };
}
