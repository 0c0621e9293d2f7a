import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { createDaySpan } from './calendar-span.ts';
import { repeatRequest } from './follow-up.ts';
import { hasOwnWords } from './has-own-words.ts';
import { isOfItsOwn } from './is-follow-up.ts';
import { isOfNow } from './place-in-time.ts';
import { aboutChart } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';

/** What is told of a past day in the place of what is told of the chart. */
const atMoment: Readonly<Record<string, string>> = {
  trend: 'structure-at',
  bias: 'structure-at',
  findings: 'structure-at',
  indicator: 'indicator-at',
};

// Of these "a week ago" asks for another day, and not for what changed since.
const ofMoment: ReadonlySet<string> = new Set([
  'last-price',
  'price-at',
  'structure-at',
  'indicator-at',
]);

/** The structure or the indicator of the last answer on a past day. */
function askAtMoment(
  last: AnalysisRequest,
  measure: Pick<MeasureRequest, 'id' | 'time'>,
): AnalysisRequest {
  const { concept: _, side: __, since: ___, period: ____, indicator, ...plan } = last.plan;
  const asked = { ...(indicator === undefined ? {} : { indicator }), ...measure };
  return { ...last, plan: { ...plan, intent: 'measure', measures: [asked] } };
}

/** The last question over a day that is named alone; undefined for what only stands now. */
function moveToDay(
  read: ReadQuestion,
  last: AnalysisRequest,
  day: number,
): AnalysisRequest | undefined {
  const { plan } = last;
  const { time: _, ...filters } = read.measured.filters;
  const isOther = isOfItsOwn(read) || isOfNow(plan.measures?.[0]?.id ?? '');
  return isOther || !aboutChart.has(plan.intent)
    ? undefined
    : repeatRequest(last, { period: { kind: 'range', ...createDaySpan(day) }, filters });
}

/**
 * "A year ago" after the price of today asks for the price of then; "yesterday" after the sweeps
 * of a chart for those of that day.
 */
function moveMoment(read: ReadQuestion, last: AnalysisRequest): AnalysisRequest | undefined {
  const { moment, measures } = read.measured;
  const [earlier] = last.plan.measures ?? [];
  if (moment === undefined || measures.length > 0) return undefined;
  if (ofMoment.has(earlier?.id ?? '')) return repeatRequest(last, { filters: { time: moment } });
  if (hasOwnWords(read)) return undefined;
  const id = atMoment[earlier?.id ?? last.plan.intent];
  return id === undefined ? moveToDay(read, last, moment) : askAtMoment(last, { id, time: moment });
}

/** "And MACD?" after the RSI asks for its value, not for what it is. */
function changeIndicator(
  { request, reading, measured }: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest,
): AnalysisRequest | undefined {
  const { intent, indicator } = request.plan;
  const isAfterValue = last.plan.intent === 'indicator' && reading.repeats;
  if (!isAfterValue || intent !== 'concept' || indicator === undefined) return undefined;
  const symbol = named[0] ?? last.symbol;
  const interval = measured.intervals.find(({ isOffered }) => isOffered)?.value;
  return {
    ...last,
    ...(symbol === undefined ? {} : { symbol }),
    ...(interval === undefined ? {} : { interval }),
    plan: { ...last.plan, indicator },
  };
}

/** A short question that says by itself what it asks of the last answer. */
export function readShort(
  read: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest,
): AnalysisRequest | undefined {
  const changed = changeIndicator(read, named, last);
  return changed === undefined && named.length === 0 ? moveMoment(read, last) : changed;
}
