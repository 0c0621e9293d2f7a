import type { AnalysisRequest, Period, QuestionPlan } from '@vela/contracts';
import { dayMs, hourMs } from './calendar-span.ts';
import { findDayAgo } from './find-duration.ts';
import type { ReadQuestion } from './read-question.ts';

/** Where a period begins that reaches up to now; `now` in UTC milliseconds. */
function toSince(period: Period, now: number): QuestionPlan['since'] {
  if (period.kind === 'all') return undefined;
  if (period.kind === 'range')
    return period.from < now ? { kind: 'time', time: period.from } : undefined;
  const { count, unit } = period;
  if (unit === 'candle') return { kind: 'candles', count };
  const dayAgo = unit === 'minute' ? undefined : findDayAgo(period, now)?.from;
  if (dayAgo !== undefined) return { kind: 'time', time: dayAgo };
  return unit === 'hour' && count * hourMs < 365 * dayMs
    ? { kind: 'time', time: now - count * hourMs }
    : undefined;
}

/**
 * A question for what changed, from the beginning of the time that it names: "been ill all week,
 * what is new", "bir haftadır yoktum, ne kaçırdım". `now` in UTC milliseconds.
 */
export function sinceOfPeriod(
  request: AnalysisRequest,
  { measured: { period }, reading }: ReadQuestion,
  now: number,
): AnalysisRequest {
  const { plan } = request;
  // A start that was not understood is no other one.
  const isOpen =
    plan.intent === 'changed-since' && plan.since === undefined && reading.since === undefined;
  const since = isOpen && period !== undefined ? toSince(period, now) : undefined;
  return since === undefined ? request : { ...request, plan: { ...plan, since } };
}
