// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candle, Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { resample } from '../candles/resample.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import { pivotPointsIndicator } from '../indicators/pattern/pivot-points.ts';
import { vwapIndicator } from '../indicators/volume/vwap.ts';
import { defaultTechnicalOptions } from '../technical-options.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { createRandom } from '../testing/random-candles.ts';
import type { MarketCalendar } from './market-calendar.ts';

const hour = 3_600_000;
const dayMs = 24 * hour;

const newYork = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

/** Weekday, hour and date in New York, by the runtime's own calendar. */
function readNewYork(time: number) {
  const parts = Object.fromEntries(
    newYork.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  const date = Date.UTC(Number(parts['year']), Number(parts['month']) - 1, Number(parts['day']));
  return { weekday: parts['weekday'] ?? '', hour: Number(parts['hour']), date };
}

/** Whether spot currencies trade: Sunday 17:00 to Friday 17:00 in New York. */
function isOpen(time: number): boolean {
  const { weekday, hour: clock } = readNewYork(time);
  if (weekday === 'Sat') return false;
  if (weekday === 'Sun') return clock >= 17;
  return weekday !== 'Fri' || clock < 17;
}

/** Date of the trading day: the New York date, the next one from 17:00 on. */
function toTradingDate(time: number): number {
  const { hour: clock, date } = readNewYork(time);
  return clock >= 17 ? date + dayMs : date;
}

/** Hours of a currency over 60 weeks, across both changes of the clock. */
function createCurrencyHours(): Candles {
  const random = createRandom(61);
  const rows: Candle[] = [];
  let price = 110;
  const start = Date.UTC(2023, 0, 1, 12);
  for (let openTime = start; openTime < start + 60 * 7 * dayMs; openTime += hour) {
    if (!isOpen(openTime)) continue;
    const open = price;
    price += (random() - 0.5) * 0.4;
    const [top, bottom] = [Math.max(open, price), Math.min(open, price)];
    const [high, low] = [top + random() * 0.1, bottom - random() * 0.1];
    rows.push({ openTime, open, high, low, close: price, volume: 1 + Math.floor(random() * 99) });
  }
  return toCandles('1h', rows);
}

const candles = createCurrencyHours();
const calendar: MarketCalendar = 'forex';

type Period = { readonly key: number; readonly from: number; to: number };

/** Consecutive candles of one key, with plain loops. */
function groupBy(toKey: (time: number) => number): Period[] {
  const periods: Period[] = [];
  for (let t = 0; t < candles.length; t += 1) {
    const key = toKey(at(candles.openTime, t));
    const last = periods.at(-1);
    if (last?.key === key) last.to = t;
    else periods.push({ key, from: t, to: t });
  }
  return periods;
}

const toWeek = (time: number): number => {
  const date = toTradingDate(time);
  return date - ((new Date(date).getUTCDay() + 6) % 7) * dayMs;
};
const days = groupBy(toTradingDate);
const weeks = groupBy(toWeek);

function aggregate({ key, from, to }: Period): Candle {
  const range = (column: Float64Array): number[] => Array.from(column.subarray(from, to + 1));
  return {
    openTime: key,
    open: at(candles.open, from),
    high: Math.max(...range(candles.high)),
    low: Math.min(...range(candles.low)),
    close: at(candles.close, to),
    volume: range(candles.volume).reduce((sum, value) => sum + value, 0),
  };
}

const toRows = (made: Candles): Candle[] =>
  Array.from({ length: made.length }, (_, t) => ({
    openTime: at(made.openTime, t),
    open: at(made.open, t),
    high: at(made.high, t),
    low: at(made.low, t),
    close: at(made.close, t),
    volume: at(made.volume, t),
  }));

describe('hours of a currency', () => {
  it('become days from 17:00 to 17:00 in New York, none of them a stub of Sunday', () => {
    const made = resample(candles, '1d', calendar);
    expect(toRows(made)).toEqual(days.slice(0, made.length).map((day) => aggregate(day)));
    expect(made.length).toBe(300);
    const weekdays = new Set([...made.openTime].map((time) => new Date(time).getUTCDay()));
    expect(weekdays).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('become weeks that the highs and lows of the previous week agree with', () => {
    const made = resample(candles, '1w', calendar);
    expect(toRows(made)).toEqual(weeks.slice(0, made.length).map((week) => aggregate(week)));
    const { findings } = analyzeTechnical(candles, { ...defaultTechnicalOptions, calendar });
    for (const [interval, label] of [
      ['1d', 'day'],
      ['1w', 'week'],
    ] as const) {
      const longer = resample(candles, interval, calendar);
      for (const side of ['high', 'low'] as const) {
        const levels = findings.filter(
          (one) => one.kind === `previous-${side}` && one.label === label,
        );
        expect(levels.map(({ top }) => top)).toEqual([...longer[side]].slice(0, levels.length));
        // The last period may still be open.
        expect(longer.length - levels.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('have pivot points of the whole day before, on Mondays that of Friday', () => {
    const values = calculateIndicatorValues(
      pivotPointsIndicator,
      { candles, calendar },
      { period: 'day', kind: 'standard' },
    );
    const wrong = days.slice(1).filter((day, index) => {
      const before = days[index];
      if (before === undefined) return true;
      const { high, low, close } = aggregate(before);
      const pivot = (high + low + close) / 3;
      return [day.from, day.to].some(
        (t) => Math.abs(at(values['pivot'] ?? new Float64Array(), t) - pivot) > 1e-9,
      );
    });
    expect(wrong).toEqual([]);
    expect(days.length).toBe(300);
  });

  it('have a volume-weighted price that begins with the day and the week', () => {
    for (const [since, periods] of [
      ['day', days],
      ['week', weeks],
    ] as const) {
      const { vwap = new Float64Array() } = calculateIndicatorValues(
        vwapIndicator,
        { candles, calendar },
        { since },
      );
      const wrong = periods.filter(({ from, to }) => {
        let [money, volume] = [0, 0];
        for (let t = from; t <= to; t += 1) {
          const typical = (at(candles.high, t) + at(candles.low, t) + at(candles.close, t)) / 3;
          money += typical * at(candles.volume, t);
          volume += at(candles.volume, t);
        }
        return Math.abs(at(vwap, to) - money / volume) > 1e-9;
      });
      expect([since, wrong]).toEqual([since, []]);
    }
  });

  it('give the same longer candles when hours are appended', () => {
    const all = toRows(resample(candles, '1d', calendar));
    for (let end = 1; end < 400; end += 1) {
      const part = toRows(resample(sliceCandles(candles, 0, end), '1d', calendar));
      expect(part).toEqual(all.slice(0, part.length));
    }
  });
});
