import type { QuestionPlan } from '@vela/contracts';
import { measures as registry, type Measure } from '@vela/engine';
import { toSpan } from './period-code.ts';

const dayMs = 86_400_000;
const daysByUnit: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30, years: 365 };

/** Days of a number of units as they are counted in words; undefined for any other code. */
function countDays(code: string): number | undefined {
  const [name = '', value = ''] = code.split(':');
  const days = daysByUnit[name];
  return days === undefined ? undefined : days * Number(value);
}

/** The period over which a measure is computed where none is named; null where it is the chart's. */
export function toUsualCode({ measures: asked = [] }: QuestionPlan): string | null {
  const [first, ...others] = asked;
  if (first === undefined || others.length > 0) return null;
  const { usualPeriod }: Partial<Measure> =
    Object.entries<Measure>(registry).find(([id]) => id === first.id)?.[1] ?? {};
  if (usualPeriod === undefined || usualPeriod === 'shown') return null;
  return usualPeriod === 'all' ? 'all' : `days:${usualPeriod.days}`;
}

const exact = /^(?:date|range|month|year):|^(?:today|yesterday|(?:this|last)-\w+)$/;

/** Whether two period codes name the same time; where one counts back from now, a day more or less. */
export function isSamePeriod(a: string, b: string | null, now: number): boolean {
  if (a === b) return true;
  const [days, otherDays] = [countDays(a), b === null ? undefined : countDays(b)];
  // "90 days" and "three months" are the same in words.
  if (days !== undefined && otherDays !== undefined && Math.abs(days - otherDays) <= 1) return true;
  const [one, other] = [toSpan(a, now), b === null ? undefined : toSpan(b, now)];
  if (one === undefined || other === undefined) return false;
  // What has not come yet holds no candles: the year that runs is that up to now.
  const [end, otherEnd] = [Math.min(one[1], now), Math.min(other[1], now)];
  // Days of the calendar are exact; what counts back from now may begin a day apart.
  const most = [a, b ?? ''].every((code) => exact.test(code)) ? 0 : dayMs;
  return Math.abs(one[0] - other[0]) <= most && Math.abs(end - otherEnd) <= most;
}
