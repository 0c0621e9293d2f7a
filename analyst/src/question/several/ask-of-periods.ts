import {
  foldText,
  languages,
  type AnalysisRequest,
  type MeasureRequest,
  type Period,
  type QuestionPlan,
} from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { ComparedPeriods } from '../../language/compared-periods.ts';
import { shorten } from '../shorten.ts';
import { findDays, findPeriods } from '../find-period.ts';
import type { Found } from '../word-pattern.ts';
import { isStanding } from './is-standing.ts';
import type { ReadRequest } from './read-request.ts';
import { toToldMeasures } from './to-told-measures.ts';

const words = languages.map((language) => analystLanguages[language].comparedPeriods);
const join = (pick: (one: ComparedPeriods) => string): string => words.map(pick).join('|');
const comparing = new RegExp(`(?<![a-z])(?:${join(({ asked }) => asked)})(?![a-z])`);
const ofRange = new RegExp(`(?<![a-z])(?:${join(({ range }) => range)})(?![a-z])`);
// What may stand between two periods of a list: "2022, 2023 and in 2024", "2021'de mi 2022'de mi".
const between = new RegExp(
  `^(?:'?[a-z]{0,4}(?![a-z]))?(?:[\\s,;/&+]|(?<![a-z])(?:${join(({ joiners }) => joiners)})(?![a-z]))*$`,
);

/** Whether a folded text sets things against each other: "which fell more", "hangisi". */
export const isComparing = (folded: string): boolean => comparing.test(folded);

/** A period or a day that is named, with its place. */
type Time = Found<{ readonly period: Period } | { readonly time: number }>;

/** Periods or days that a folded text lists, in order; none where it names one, or a span. */
function findListed(folded: string, now: number): readonly Time[] {
  const periods = findPeriods(folded, now).filter(({ value }) => value.kind !== 'all');
  const times: readonly Time[] =
    periods.length > 0
      ? periods.map((one) => ({ ...one, value: { period: one.value } }))
      : findDays(folded, now).map((one) => ({ ...one, value: { time: one.value } }));
  // "In january over the last 10 years" names one time in two ways.
  const kinds = new Set(periods.map(({ value }) => value.kind));
  if (times.length < 2 || kinds.size > 1 || ofRange.test(folded)) return [];
  const gaps = times.slice(1).map(({ start }, at) => folded.slice(times[at]?.end, start));
  const isCompared = times.length === 2 && comparing.test(folded) && areYears(times);
  return isCompared || gaps.every((gap) => between.test(gap)) ? times : [];
}

const yearMs = 365 * 86_400_000;
/** Two whole years may stand apart: "was 2024 better for gold, or 2025". */
const areYears = (times: readonly Time[]): boolean =>
  times.every(({ value }) => {
    const span = 'period' in value && value.period.kind === 'range' ? value.period : undefined;
    return span !== undefined && (span.to === undefined || span.to - span.from >= yearMs);
  });

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

/** Measures that are told of a past day. */
const ofDay: ReadonlySet<string> = new Set(['price-at', 'structure-at', 'indicator-at']);

function findAskedOfDays(request: AnalysisRequest): readonly MeasureRequest[] | undefined {
  const measures = toToldMeasures(request);
  if (request.plan.intent === 'analyze' || isPrice(measures)) return [{ id: 'price-at' }];
  return measures.length > 0 && measures.every(({ id }) => ofDay.has(id)) ? measures : undefined;
}

/** What is asked of each period; undefined where it is nothing of a period. */
function findAsked({ plan }: AnalysisRequest): readonly MeasureRequest[] | undefined {
  const { intent, measures = [] } = plan;
  const [first] = measures;
  if (intent === 'compare') return [{ id: 'relative-strength' }];
  if (intent === 'volatility' || first?.id === 'volatility-rank')
    return [{ id: 'realised-volatility' }];
  // "The better year" is told of each year by how far price went in it.
  if (first === undefined || isPrice(measures) || first.id === 'year-returns')
    return intent === 'indicator' ? undefined : [{ id: 'change' }];
  return measures.some(isStanding) ? undefined : measures.map(withoutNow);
}

/** Of a period that is over its whole is asked, and not where price stood at its end. */
function withoutNow({ aspect, ...measure }: MeasureRequest): MeasureRequest {
  return aspect === undefined || aspect === 'now' ? measure : { ...measure, aspect };
}

const isPrice = (measures: readonly MeasureRequest[]): boolean =>
  measures.length > 0 && measures.every(({ id }) => id === 'last-price' || id === 'price-at');

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
  const asked = isOfDays ? findAskedOfDays(rest.request) : findAsked(rest.request);
  if (asked === undefined || asked.length > mostMeasures / 2) return undefined;
  return {
    request: askOfAll(rest.request, { asked, times, typed: message }),
    evidence: { ...rest.evidence, isWhole: true },
    spoken: rest.spoken,
  };
}
