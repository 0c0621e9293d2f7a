import { invariant } from '../invariant.ts';
import type { Candles, Interval } from './candles.ts';
import { at } from './column.ts';
import { calculateCloseTime, durationMs, calculatePeriodStart } from './interval.ts';
import {
  calendarPeriods,
  intervalByPeriod,
  type MarketCalendar,
  type TradingPeriod,
} from '../sessions/market-calendar.ts';
import { createPeriodFinder } from '../sessions/period-finder.ts';

/** Whether each candle of `from` lies in one period of `to`; weeks do not nest in months. */
export function canResample(from: Interval, to: Interval): boolean {
  const fine = durationMs[from];
  const coarse = durationMs[to];
  if (fine === undefined) return coarse === undefined;
  if (coarse === undefined) return from !== '1w';
  return coarse >= fine && coarse % fine === 0;
}

// Complete periods only, so that emitted candles never change when candles are appended: the first
// is dropped unless a candle opens exactly at its start, the last until its last candle closes with
// it or a later candle exists. A period without trades has no candle. Days are those of the market's
// calendar, weeks begin on Monday; their candles open at their session date.
/**
 * Resamples to a higher interval, in days of a market (those of UTC by default). Throws when the
 * periods do not nest (see `canResample`).
 */
export function resample(
  candles: Candles,
  to: Interval,
  calendar: MarketCalendar = 'crypto',
): Candles {
  invariant(
    canResample(candles.interval, to),
    `${candles.interval} candles do not nest into ${to}`,
  );
  if (candles.interval === to) return candles;
  const findByCalendar = createCalendarFinder(candles.interval, to, calendar);
  const rows: Rows = { openTime: [], open: [], high: [], low: [], close: [], volume: [] };
  let from = 0;
  while (from < candles.length) {
    const openTime = at(candles.openTime, from);
    const period = findByCalendar?.(openTime) ?? findByClock(openTime, to);
    let end = from + 1;
    while (end < candles.length && at(candles.openTime, end) < period.end) end += 1;
    const startIsKnown = from > 0 || at(candles.openTime, from) <= period.opens;
    const isClosed =
      end < candles.length ||
      calculateCloseTime(at(candles.openTime, end - 1), candles.interval) >= period.end;
    if (startIsKnown && isClosed) addPeriod(rows, period.date, { candles, from, end });
    from = end;
  }
  return {
    interval: to,
    length: rows.openTime.length,
    openTime: new Float64Array(rows.openTime),
    open: new Float64Array(rows.open),
    high: new Float64Array(rows.high),
    low: new Float64Array(rows.low),
    close: new Float64Array(rows.close),
    volume: new Float64Array(rows.volume),
  };
}

type Period = Pick<TradingPeriod, 'end' | 'date' | 'opens'>;

/** Finds the day, week or month of a candle; undefined for shorter periods. */
function createCalendarFinder(
  from: Interval,
  to: Interval,
  calendar: MarketCalendar,
): ((openTime: number) => Period) | undefined {
  const period = calendarPeriods.find((one) => intervalByPeriod[one] === to);
  return period === undefined ? undefined : createPeriodFinder(from, period, calendar);
}

/** The period of a candle by the clock of UTC. */
function findByClock(openTime: number, to: Interval): Period {
  const date = calculatePeriodStart(openTime, to);
  return { date, opens: date, end: calculateCloseTime(date, to) };
}

/** Columns that grow: an object for each period would hold six more, one for each number. */
type Rows = Record<'openTime' | 'open' | 'high' | 'low' | 'close' | 'volume', number[]>;

type CandleSpan = { readonly candles: Candles; readonly from: number; readonly end: number };

/** Adds the candles from `from` up to, not including, `end` as one that opens at a date. */
function addPeriod(rows: Rows, date: number, { candles, from, end }: CandleSpan): void {
  let high = at(candles.high, from);
  let low = at(candles.low, from);
  let volume = 0;
  for (let index = from; index < end; index += 1) {
    high = Math.max(high, at(candles.high, index));
    low = Math.min(low, at(candles.low, index));
    volume += at(candles.volume, index);
  }
  rows.openTime.push(date);
  rows.open.push(at(candles.open, from));
  rows.high.push(high);
  rows.low.push(low);
  rows.close.push(at(candles.close, end - 1));
  rows.volume.push(volume);
}
