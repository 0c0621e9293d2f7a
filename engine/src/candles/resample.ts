import { invariant } from '../invariant.ts';
import type { Candle, Candles, Interval } from './candles.ts';
import { at } from './column.ts';
import { calculateCloseTime, durationMs, calculatePeriodStart } from './interval.ts';
import { toCandles } from './to-candles.ts';
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
  const findPeriod = createFinder(candles.interval, to, calendar);
  const rows: Candle[] = [];
  let from = 0;
  while (from < candles.length) {
    const period = findPeriod(at(candles.openTime, from));
    let end = from + 1;
    while (end < candles.length && at(candles.openTime, end) < period.end) end += 1;
    const startIsKnown = from > 0 || at(candles.openTime, from) <= period.opens;
    const isClosed =
      end < candles.length ||
      calculateCloseTime(at(candles.openTime, end - 1), candles.interval) >= period.end;
    if (startIsKnown && isClosed) rows.push(aggregateCandles(candles, period.date, { from, end }));
    from = end;
  }
  return toCandles(to, rows);
}

type Period = Pick<TradingPeriod, 'end' | 'date' | 'opens'>;

/** Finds the period of a candle: by the calendar from days on, shorter ones by the clock of UTC. */
function createFinder(
  from: Interval,
  to: Interval,
  calendar: MarketCalendar,
): (openTime: number) => Period {
  const period = calendarPeriods.find((one) => intervalByPeriod[one] === to);
  if (period !== undefined) return createPeriodFinder(from, period, calendar);
  return (openTime) => {
    const date = calculatePeriodStart(openTime, to);
    return { date, opens: date, end: calculateCloseTime(date, to) };
  };
}

function aggregateCandles(
  candles: Candles,
  openTime: number,
  { from, end }: { from: number; end: number },
): Candle {
  let high = at(candles.high, from);
  let low = at(candles.low, from);
  let volume = 0;
  for (let index = from; index < end; index += 1) {
    high = Math.max(high, at(candles.high, index));
    low = Math.min(low, at(candles.low, index));
    volume += at(candles.volume, index);
  }
  return {
    openTime,
    open: at(candles.open, from),
    high,
    low,
    close: at(candles.close, end - 1),
    volume,
  };
}
