import type { Period, QuestionPlan } from '@vela/contracts';

const dayMs = 86_400_000;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function startOfWeek(now: number): number {
  const day = Math.floor(now / dayMs) * dayMs;
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;
}

/** Periods with a name of their own, by their first day and the day after the last. */
function listNamed(now: number): Readonly<Record<string, readonly [number, number | undefined]>> {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const week = startOfWeek(now);
  return {
    ytd: [Date.UTC(year, 0, 1), undefined],
    'this-month': [Date.UTC(year, month, 1), undefined],
    'last-month': [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)],
    'this-week': [week, undefined],
    'last-week': [week - 7 * dayMs, week],
    yesterday: [Math.floor(now / dayMs) * dayMs - dayMs, Math.floor(now / dayMs) * dayMs],
    'last-year': [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)],
    today: [Math.floor(now / dayMs) * dayMs, undefined],
  };
}

/** A period of a plan as the files of labelled questions spell it; null where it names none. */
export function toPeriodCode(
  { period, since, measures }: QuestionPlan,
  now: number,
): string | null {
  if (period === undefined) return toMomentCode(since, measures?.[0]?.time);
  if (period.kind === 'all') return 'all';
  return period.kind === 'last' ? `${period.unit}s:${period.count}` : toRangeCode(period, now);
}

function toMomentCode(since: QuestionPlan['since'], time: number | undefined): string | null {
  if (since?.kind === 'candles') return `candles:${since.count}`;
  if (since?.kind === 'time') return `since:${toDay(since.time)}`;
  return time === undefined ? null : `date:${toDay(time)}`;
}

function toRangeCode(
  { from, to }: Extract<Period, { readonly kind: 'range' }>,
  now: number,
): string {
  const named = Object.entries(listNamed(now)).find(
    ([, [first, end]]) =>
      first === from && (end === to || (end === undefined && (to ?? now) >= now)),
  );
  if (named !== undefined) return named[0];
  if (to === undefined) return `since:${toDay(from)}`;
  const year = new Date(from).getUTCFullYear();
  const month = new Date(from).getUTCMonth();
  if (from === Date.UTC(year, 0) && to === Date.UTC(year + 1, 0)) return `year:${year}`;
  if (from === Date.UTC(year, month) && to === Date.UTC(year, month + 1))
    return `month:${toDay(from).slice(0, 7)}`;
  return to - from === dayMs ? `date:${toDay(from)}` : `range:${toDay(from)}..${toDay(to - dayMs)}`;
}

const unitMs: Readonly<Record<string, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: dayMs,
  weeks: 7 * dayMs,
};

function toMonthSpan(value: string): readonly [number, number] {
  const [year = 0, month = 1] = value.split('-').map(Number);
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
}

/** First moment and end of a period code; undefined where it does not count by the calendar. */
export function toSpan(code: string, now: number): readonly [number, number] | undefined {
  const [name = '', value = ''] = code.split(':');
  const named = listNamed(now)[code];
  if (named !== undefined) return [named[0], named[1] ?? now];
  const count = Number(value);
  const unit = unitMs[name];
  if (unit !== undefined) return [now - count * unit, now];
  if (name === 'months' || name === 'years') {
    const from = new Date(now);
    from.setUTCMonth(from.getUTCMonth() - count * (name === 'years' ? 12 : 1));
    return [from.getTime(), now];
  }
  return toCalendarSpan(name, value, now);
}

/** The same for a code that names days, months or years of the calendar. */
function toCalendarSpan(
  name: string,
  value: string,
  now: number,
): readonly [number, number] | undefined {
  const [from = '', to = from] = value.split('..');
  if (name === 'since') return [Date.parse(from), now];
  if (name === 'date' || name === 'range') return [Date.parse(from), Date.parse(to) + dayMs];
  if (name === 'year') return [Date.UTC(Number(value), 0), Date.UTC(Number(value) + 1, 0)];
  return name === 'month' ? toMonthSpan(value) : undefined;
}
