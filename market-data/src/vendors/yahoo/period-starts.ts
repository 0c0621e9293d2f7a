import { calculatePeriodStart, type Interval } from '@vela/engine';
import { toLocalMinute } from '../../calendar/zoned-time.ts';

type Meta = { readonly dataGranularity: string; readonly exchangeTimezoneName: string };
type Row = Record<string, unknown>;

const dailyIntervals: Readonly<Partial<Record<string, Interval>>> = {
  '1d': '1d',
  '1wk': '1w',
  '1mo': '1mo',
};
const secondsByGranularity: Readonly<Partial<Record<string, number>>> = {
  '1m': 60,
  '5m': 300,
  '60m': 3600,
  '1h': 3600,
};

/** Start of the day, week or month (seconds, UTC) of the local date of a moment (seconds). */
function toDateStart(time: number, zone: string, interval: Interval): number {
  const midnight = Date.parse(toLocalMinute(time * 1000, zone).slice(0, 10));
  return calculatePeriodStart(midnight, interval) / 1000;
}

/**
 * Rows with the start of their period: days, weeks and months by the date of the exchange. The last
 * row is the price of the moment: where it has no period of its own it is left out.
 */
export function toPeriodStarts(rows: readonly Row[], meta: Meta): Row[] {
  const { dataGranularity, exchangeTimezoneName: zone } = meta;
  const interval = dailyIntervals[dataGranularity];
  const seconds = secondsByGranularity[dataGranularity] ?? 1;
  const started = rows.map((row) => {
    const { time } = row;
    const isTime = typeof time === 'number' && Number.isSafeInteger(time) && time >= 0;
    return isTime && interval !== undefined
      ? { ...row, time: toDateStart(time, zone, interval) }
      : row;
  });
  const [before, last] = started.slice(-2);
  if (last === undefined || before === undefined) return started;
  const isOwnPeriod =
    typeof last['time'] !== 'number' ||
    (last['time'] !== before['time'] && (interval !== undefined || last['time'] % seconds === 0));
  return isOwnPeriod ? started : started.slice(0, -1);
}
