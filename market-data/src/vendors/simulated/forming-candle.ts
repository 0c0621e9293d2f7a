import type { Instrument } from '@vela/contracts';
import {
  calculateCloseTime,
  calculatePeriodStart,
  type Candle,
  type Candles,
  type Interval,
} from '@vela/engine';
import { getCandleAt } from '../../candles/closed-candles.ts';
import { getValueAt } from '../../candles/raw-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createSimulatedCandles } from './simulated-candles.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What simulated markets have shown by a moment, in candles that are still forming. */
export type FormingCandles = {
  /** The candle of `now`; undefined while the market rests. */
  find(interval: Interval, now: number): Candle | undefined;
};

/** Forming candles of an instrument: the minutes so far, and of the last one as much as has passed. */
export function createFormingCandles(
  instrument: Instrument,
  calendar: TradingCalendar,
): FormingCandles {
  let minutes: { readonly day: number; readonly candles: Candles } | undefined;
  let days: { readonly key: string; readonly candles: Candles } | undefined;

  function getMinutes(day: number): Candles {
    if (minutes?.day === day) return minutes.candles;
    const span = { interval: '1m', from: day, until: day } as const;
    minutes = { day, candles: createSimulatedCandles(instrument, calendar, span) };
    return minutes.candles;
  }

  function getDays(from: number, until: number): Candles {
    const key = `${from} ${until}`;
    if (days?.key !== key) {
      const span = { interval: '1d', from, until } as const;
      days = { key, candles: createSimulatedCandles(instrument, calendar, span) };
    }
    return days.candles;
  }

  return {
    find(interval, now) {
      const opens = calculatePeriodStart(now, interval);
      const today = Math.floor(now / dayMs) * dayMs;
      const parts: Candle[] = [];
      if (opens < today)
        parts.push(...listCandles(getDays(opens, today - 1), { from: opens, to: today }));
      const since = Math.max(opens, today);
      const minute = Math.floor(now / minuteMs) * minuteMs;
      const candles = getMinutes(today);
      parts.push(...listCandles(candles, { from: since, to: minute }));
      const [last] = listCandles(candles, { from: minute, to: minute + 1 });
      if (last !== undefined) parts.push(showPart(last, (now - minute) / minuteMs));
      return joinCandles(parts, interval, opens);
    },
  };
}

function listCandles(candles: Candles, span: { from: number; to: number }): Candle[] {
  const listed: Candle[] = [];
  for (let index = 0; index < candles.length; index++) {
    const openTime = getValueAt(candles.openTime, index);
    if (openTime >= span.from && openTime < span.to) listed.push(getCandleAt(candles, index));
  }
  return listed;
}

/** A minute of which a share has passed: by way of its nearer extreme to the other, to its close. */
function showPart(candle: Candle, share: number): Candle {
  const { open, high, low, close, volume } = candle;
  const isHighFirst = high - open <= open - low;
  const path = [open, isHighFirst ? high : low, isHighFirst ? low : high, close];
  const at = share * 3;
  const step = Math.min(2, Math.floor(at));
  const [from = open, to = close] = path.slice(step);
  const decimals = Math.max(...path.map(countDecimals));
  const price = Number((from + (to - from) * (at - step)).toFixed(decimals));
  const seen = [...path.slice(0, step + 1), price];
  return {
    openTime: candle.openTime,
    open,
    high: Math.max(...seen),
    low: Math.min(...seen),
    close: price,
    volume: Math.round(volume * share),
  };
}

const countDecimals = (price: number): number => String(price).split('.')[1]?.length ?? 0;

function joinCandles(
  parts: readonly Candle[],
  interval: Interval,
  openTime: number,
): Candle | undefined {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (last.openTime >= calculateCloseTime(openTime, interval)) return undefined;
  return {
    openTime,
    open: first.open,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    close: last.close,
    volume: parts.reduce((sum, { volume }) => sum + volume, 0),
  };
}
