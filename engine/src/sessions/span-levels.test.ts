// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles, Interval } from '../candles/candles.ts';
import { sliceCandles, toCandles } from '../candles/to-candles.ts';
import type { Finding } from '../structure/finding.ts';
import { defaultTechnicalOptions } from '../technical-options.ts';
import { countPrefixDifferences } from '../testing/compare-findings.ts';
import { createRandom, createRandomCandles } from '../testing/random-candles.ts';
import { hasSharedData, readCandles } from '../testing/shared-data.ts';
import { isFullRun } from '../testing/tier.ts';
import type { MarketCalendar } from './market-calendar.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Random walk of 15-minute candles from a time on; without candles for which `trades` is false, and
 * without a few random ones.
 */
function walk(
  from: string,
  length: number,
  trades: (time: number) => boolean = () => true,
): Candles {
  const source = createRandomCandles({ seed: 8, length });
  const random = createRandom(4);
  const rows = Array.from({ length }, (_, index) => ({
    openTime: Date.parse(from) + index * 15 * minute,
    open: source.open[index] ?? 0,
    high: source.high[index] ?? 0,
    low: source.low[index] ?? 0,
    close: source.close[index] ?? 0,
    volume: 1,
  }));
  return toCandles(
    '15m',
    rows.filter(({ openTime }) => trades(openTime) && random() > 0.01),
  );
}

/**
 * Name of the time range that contains a time, by the calendar of the runtime; undefined outside of
 * all.
 */
type GetName = (time: number) => string | undefined;

/**
 * Brute force: high and low of every time range but the current one and, unless the candles begin
 * with it, the first; candles grouped by name.
 */
function findLevels(candles: Candles, getName: GetName, beginsWithFirst = false): string[] {
  const groups = new Map<string, number[]>();
  const names = Array.from(candles.openTime, getName);
  for (const [index, name] of names.entries())
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), index]);
  return [...groups].flatMap(([name, indices]) => {
    const end = names.findIndex((other, index) => index > (indices.at(-1) ?? 0) && other !== name);
    if ((names[0] === name && !beginsWithFirst) || end < 0) return [];
    const high = Math.max(...indices.map((index) => candles.high[index] ?? Number.NaN));
    const low = Math.min(...indices.map((index) => candles.low[index] ?? Number.NaN));
    const highAt = indices.find((index) => candles.high[index] === high);
    const lowAt = indices.find((index) => candles.low[index] === low);
    return [`high ${high} ${highAt} ${end}`, `low ${low} ${lowAt} ${end}`];
  });
}

const describeLevel = ({ kind, top, bottom, formedAt, confirmedAt }: Finding): string =>
  `${kind.endsWith('high') ? 'high' : 'low'} ${top === bottom ? top : 'zone'} ${formedAt} ${confirmedAt}`;

const analyzed = new WeakMap<Candles, Map<MarketCalendar, readonly Finding[]>>();

/** The findings of candles, which several tests look at in turn. */
function listFindings(candles: Candles, calendar: MarketCalendar): readonly Finding[] {
  const known = analyzed.get(candles) ?? new Map<MarketCalendar, readonly Finding[]>();
  analyzed.set(candles, known);
  const findings =
    known.get(calendar) ??
    analyzeTechnical(candles, { ...defaultTechnicalOptions, calendar }).findings;
  known.set(calendar, findings);
  return findings;
}

function found(
  candles: Candles,
  calendar: MarketCalendar,
  [kind, label]: readonly [kind: string, label: string],
): Finding[] {
  return listFindings(candles, calendar).filter(
    (finding) => finding.kind.startsWith(kind) && finding.label === label,
  );
}

type LocalTime = { readonly date: string; readonly weekday: string; readonly minutes: number };

function createLocal(timeZone: string): (time: number) => LocalTime {
  // The calendar of the runtime is slow, and each candle is asked for many times.
  const known = new Map<number, LocalTime>();
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    dateStyle: undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const read = (time: number): LocalTime => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    const { year, month, day, weekday = '', hour: hours, minute: minutes } = parts;
    return {
      date: `${year}-${month}-${day}`,
      weekday,
      minutes: Number(hours) * 60 + Number(minutes),
    };
  };
  return (time) => {
    const local = known.get(time) ?? read(time);
    known.set(time, local);
    return local;
  };
}

const newYork = createLocal('America/New_York');

const week = (time: number): boolean => {
  const { weekday, minutes } = newYork(time);
  if (weekday === 'Sat') return false;
  return weekday === 'Fri' ? minutes < 1020 : weekday !== 'Sun' || minutes >= 1020;
};

const shares = (time: number): boolean => {
  const { weekday, minutes } = newYork(time);
  return !weekday.startsWith('S') && minutes >= 240 && minutes < 1200;
};
const shareMorning: GetName = (time) => {
  const { date, minutes, weekday } = newYork(time);
  return minutes >= 570 && minutes < 660 && !weekday.startsWith('S') ? date : undefined;
};

const sessionHours = {
  asia: [1200, 1440],
  'london-open': [120, 300],
  'new-york-morning': [420, 600],
  'london-close': [600, 720],
  lunch: [720, 780],
  'new-york-afternoon': [810, 960],
} as const;

// A month from before the first to after the second switch of New York and London, in spring and in
// autumn of three years.
const months = [
  '2023-03-05T17:05Z',
  '2023-10-22T00:30Z',
  '2024-03-03T17:05Z',
  '2024-10-20T00:30Z',
  '2025-03-02T17:05Z',
  '2025-10-19T00:30Z',
];
const spring = walk('2024-03-03T17:05Z', 3000);

/** Nights on which 02:00 does not exist in New York. */
const shortNights = new Set(['2023-03-12', '2024-03-10', '2025-03-09']);

const markets = [
  ['crypto', () => true],
  ['forex', week],
] as const;

describe.each(
  months.flatMap((from) => markets.map(([calendar, trades]) => [from, calendar, trades] as const)),
)('session levels of the month from %s (%s)', (from, calendar, trades) => {
  const candles = walk(from, 3000, trades);

  it.each(Object.entries(sessionHours))('%s', (label, [start, end]) => {
    const getName: GetName = (time) => {
      const { date, minutes } = newYork(time);
      return minutes >= start && minutes < end ? date : undefined;
    };
    const levels = found(candles, calendar, ['session', label]);
    expect(levels.length).toBeGreaterThan(calendar === 'crypto' ? 55 : 38);
    expect(levels.map(describeLevel)).toEqual(findLevels(candles, getName));
    for (const { measures, direction, kind } of levels) {
      const begins = newYork(measures['startsAt'] ?? 0);
      expect(begins.minutes).toBe(
        label === 'london-open' && shortNights.has(begins.date) ? 180 : start,
      );
      expect(newYork((measures['endsAt'] ?? 0) - minute).minutes).toBe(end - 1);
      expect(direction).toBe(kind === 'session-high' ? 'bearish' : 'bullish');
    }
  });
});

describe('session levels', () => {
  it('do not exist on candles of an hour or longer', () => {
    const hourly = { ...spring, interval: '1h' as Interval };
    expect(found(hourly, 'crypto', ['session', 'asia'])).toEqual([]);
  });

  it('follow the opening of the exchange on stocks', () => {
    const levels = found(spring, 'new-york', ['session', 'new-york-morning']);
    expect(levels.map(describeLevel)).toEqual(findLevels(spring, shareMorning));
    expect(found(spring, 'new-york', ['session', 'asia'])).toEqual([]);
  });
});

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 24 * hour).toISOString().slice(0, 10);
const toMonday = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
const tradingDate: GetName = (time) => {
  const { date, minutes } = newYork(time);
  return addDays(date, minutes >= 1020 ? 1 : 0);
};
const utcDate: GetName = (time) => new Date(time).toISOString().slice(0, 10);

const periodCases: readonly (readonly [
  calendar: 'crypto' | 'forex' | 'new-york',
  period: 'day' | 'week' | 'month',
  getName: GetName,
])[] = [
  ['crypto', 'day', utcDate],
  ['crypto', 'week', (time) => toMonday(utcDate(time) ?? '')],
  ['forex', 'day', tradingDate],
  ['forex', 'week', (time) => toMonday(tradingDate(time) ?? '')],
  ['forex', 'month', (time) => tradingDate(time)?.slice(0, 7)],
  ['new-york', 'day', (time) => newYork(time).date],
];

describe('previous period levels', () => {
  it.each(periodCases)('%s, %s', (calendar, period, getName) => {
    const hours = { crypto: () => true, forex: week, 'new-york': shares } as const;
    const candles = walk('2024-02-25T23:00Z', 4000, hours[calendar]);
    const levels = found(candles, calendar, ['previous', period]);
    expect(levels.length).toBeGreaterThanOrEqual({ day: 50, week: 8, month: 2 }[period]);
    // The candles of the stock begin before the opening bell of their first day.
    const beginsWithFirst = calendar === 'new-york';
    const { minutes } = newYork(candles.openTime[0] ?? 0);
    expect(!beginsWithFirst || minutes < 570).toBe(true);
    expect(levels.map(describeLevel)).toEqual(findLevels(candles, getName, beginsWithFirst));
  });

  it('use session dates on daily candles, without previous-day levels', () => {
    const daily = { ...walk('2024-01-01T00:00Z', 900), interval: '1d' as Interval };
    const dates = {
      ...daily,
      openTime: daily.openTime.map((_, index) => Date.parse('2020-01-01') + index * 24 * hour),
    };
    expect(found(dates, 'new-york', ['previous', 'day'])).toEqual([]);
    const weekdays = found(dates, 'crypto', ['previous', 'week']);
    expect(weekdays.map(describeLevel)).toEqual(
      findLevels(dates, (time) => toMonday(utcDate(time) ?? '')),
    );
    expect(found({ ...dates, interval: '1w' }, 'crypto', ['previous', 'month'])).toEqual([]);
  });
});

describe('levels of sessions and periods', () => {
  const series: readonly (readonly [MarketCalendar, Candles])[] = [
    ['crypto', spring],
    ['forex', walk('2024-02-25T23:00Z', 3000, week)],
    ...(hasSharedData
      ? ([
          ['forex', sliceCandles(readCandles('ohlcv/intraday/EURUSD_15m.csv', '15m'), 0, 3000)],
          ['new-york', sliceCandles(readCandles('ohlcv/intraday/SPY_1m.csv', '1m'), 0, 3000)],
        ] as const)
      : []),
  ];

  it.each(series)('do not repaint (%s)', (calendar, candles) => {
    const random = createRandom(3);
    const ends = Array.from(
      { length: isFullRun ? 60 : 24 },
      () => 1 + Math.floor(random() * candles.length),
    );
    const analyze = (part: Candles) =>
      analyzeTechnical(part, { ...defaultTechnicalOptions, calendar });
    expect(countPrefixDifferences(analyze, candles, ends)).toBe(0);
  });
});
