import type { AnalysisRequest } from '@vela/contracts';
import { repeatRequest } from './follow-up.ts';
import type { ReadQuestion } from './read-question.ts';

// Of these "a week ago" asks for another day, and not for what changed since.
const ofMoment: ReadonlySet<string> = new Set([
  'last-price',
  'price-at',
  'structure-at',
  'indicator-at',
]);

/** "A year ago" after the price of today asks for the price of then. */
function moveMoment(read: ReadQuestion, last: AnalysisRequest): AnalysisRequest | undefined {
  const { moment, measures } = read.measured;
  const [earlier] = last.plan.measures ?? [];
  if (moment === undefined || measures.length > 0 || !ofMoment.has(earlier?.id ?? ''))
    return undefined;
  return repeatRequest(last, { filters: { time: moment } });
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
