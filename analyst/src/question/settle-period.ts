import type { MeasureRequest, Period } from '@vela/contracts';

const dayMs = 86_400_000;
const longestMonth = 31;
/** Fewer days are too few to compare a volume with. */
const leastVolumes = 11;

/** The measures of a question with the period they are computed over. */
type Settled = { readonly measures: MeasureRequest[]; readonly period: Period | undefined };

/** The one calendar month that a period is, by its first moment. */
function findMonth(period: Period | undefined): number | undefined {
  if (period?.kind !== 'range' || period.to === undefined) return undefined;
  return period.to - period.from <= longestMonth * dayMs ? period.from : undefined;
}

/** They choose a candle among many, or count them: one day is how long each is. */
const ofOneCandle: ReadonlySet<string> = new Set([
  'typical-move',
  'best-worst-candles',
  'largest-range',
  'volume-extreme',
]);
/** "More than 10 % in a day": the size of one candle, over the usual time. */
const isLength = (id: string, { unit }: Extract<Period, { kind: 'last' }>): boolean =>
  id === 'typical-move' || unit === 'day';

/** Whether a measure looks at more than a period so short. */
function isNeedless(id: string, period: Period | undefined, now: number): boolean {
  // "The best day of the week" is of all weeks, and not of the one that runs.
  if (id === 'weekday-averages')
    return period?.kind === 'range' && (period.to ?? now) - period.from <= 7 * dayMs;
  if (period?.kind !== 'last') return false;
  if (period.count === 1 && ofOneCandle.has(id)) return isLength(id, period);
  const isOfDays = period.unit === 'day' || period.unit === 'hour';
  return id === 'volume-now' && isOfDays && period.count < leastVolumes;
}

const ofSize: ReadonlySet<string> = new Set(['reach-share', 'drawdown']);

/** "How often did it drop 10 % in a day": of one candle its change is counted. */
const isSizeOfDay = ({ id, percent }: MeasureRequest, period: Period | undefined): boolean =>
  percent !== undefined &&
  ofSize.has(id) &&
  period?.kind === 'last' &&
  period.unit === 'day' &&
  period.count === 1;

/**
 * A period over which the one measure asked is not computed: a month of its averages is named by its
 * moment, the last days of a volume are those it is compared with, and one week has no averages of
 * its days. `now` in UTC milliseconds.
 */
export function settlePeriod(
  measures: readonly MeasureRequest[],
  period: Period | undefined,
  now: number,
): Settled {
  const [first, ...more] = measures;
  const whole = { measures: [...measures], period };
  if (first === undefined || more.length > 0) return whole;
  const month = first.id === 'month-averages' ? findMonth(period) : undefined;
  if (month !== undefined) {
    const { aspect: _, ...asked } = first;
    return { measures: [{ ...asked, time: month }], period: undefined };
  }
  if (isSizeOfDay(first, period)) {
    const { aspect: _, ...asked } = first;
    const way = first.id === 'drawdown' ? ({ direction: 'bearish' } as const) : {};
    return { measures: [{ ...asked, ...way, id: 'typical-move' }], period: { kind: 'all' } };
  }
  return isNeedless(first.id, period, now) ? { ...whole, period: undefined } : whole;
}
