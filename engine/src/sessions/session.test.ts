// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../testing/tier.ts';
import type { MarketCalendar } from './market-calendar.ts';
import { findNextSession, findSessionsAt, findSessionsBetween, type SessionId } from './session.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type LocalTime = { readonly weekday: string; readonly minutes: number };

function createLocalClock(timeZone: string): (time: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, LocalTime>();
  return (time) => {
    const remembered = known.get(time);
    if (remembered !== undefined) return remembered;
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    const local = {
      weekday: parts['weekday'] ?? '',
      minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    };
    known.set(time, local);
    return local;
  };
}

const newYork = createLocalClock('America/New_York');
const tokyo = createLocalClock('Asia/Tokyo');
const london = createLocalClock('Europe/London');
const berlin = createLocalClock('Europe/Berlin');
const hongKong = createLocalClock('Asia/Hong_Kong');

// The definitions as an independent table, in minutes of the New York day.
const table = {
  asia: [1200, 1440],
  'london-open': [120, 300],
  'silver-bullet-london': [180, 240],
  'new-york-morning': [420, 600],
  'london-close': [600, 720],
  'silver-bullet-morning': [600, 660],
  lunch: [720, 780],
  'new-york-afternoon': [810, 960],
  'silver-bullet-afternoon': [840, 900],
} as const satisfies Record<SessionId, readonly [start: number, end: number]>;
const rows: readonly (readonly [id: string, hours: readonly [start: number, end: number]])[] =
  Object.entries(table);

const isWithin = ([start, end]: readonly [number, number], minutes: number): boolean =>
  minutes >= start && minutes < end;

/**
 * Whether a market is open that closes on Friday and opens on Sunday at a minute of the New York
 * day.
 */
function isWeekTime(time: number, turnOfTheDay = 1020): boolean {
  const { weekday, minutes } = newYork(time);
  if (weekday === 'Sat') return false;
  if (weekday === 'Fri') return minutes < turnOfTheDay;
  return weekday === 'Sun' ? minutes >= turnOfTheDay : true;
}

const isWeekday = ({ weekday }: LocalTime): boolean => weekday !== 'Sat' && weekday !== 'Sun';

type Expected = (time: number) => string[];
const always: Expected = (time) =>
  rows.flatMap(([id, hours]) => (isWithin(hours, newYork(time).minutes) ? [id] : []));

/** The sessions during which an exchange trades, checked every 15 minutes of the session. */
function whileTrading(
  clock: (time: number) => LocalTime,
  trading: readonly [open: number, close: number],
): Expected {
  const isOpen = (time: number): boolean =>
    isWeekday(clock(time)) && isWithin(trading, clock(time).minutes);
  return (time) =>
    rows.flatMap(([id, usual]) => {
      const hours = id === 'new-york-morning' ? ([570, 660] as const) : usual;
      const quarter = Math.floor(time / (15 * minute)) * 15 * minute;
      const around = [-1, 1].flatMap((step) => {
        const quarters: number[] = [];
        for (
          let moment = quarter;
          isWithin(hours, newYork(moment).minutes);
          moment += step * 15 * minute
        )
          quarters.push(moment);
        return quarters;
      });
      return around.some(isOpen) ? [id] : [];
    });
}

const expected = {
  crypto: always,
  forex: (time: number) => (isWeekTime(time) ? always(time) : []),
  metal: (time: number) => (isWeekTime(time) ? always(time) : []),
  future: (time: number) => (isWeekTime(time, 1080) ? always(time) : []),
  london: whileTrading(london, [480, 990]),
  'central-europe': whileTrading(berlin, [540, 1050]),
  'hong-kong': whileTrading(hongKong, [570, 960]),
  'new-york': (time: number) => {
    const local = newYork(time);
    if (!isWeekday(local)) return [];
    const nightly = new Set(['asia', 'london-open', 'silver-bullet-london']);
    return rows.flatMap(([id, hours]) => {
      const own = id === 'new-york-morning' ? ([570, 660] as const) : hours;
      return !nightly.has(id) && isWithin(own, local.minutes) ? [id] : [];
    });
  },
  // Trades from 09:00 to 15:30 in Tokyo: the Asian session lies in that, and the London open begins
  // in its last half hour in summer.
  tokyo: (time: number) => {
    if (!isWeekday(tokyo(time))) return [];
    const { minutes } = newYork(time);
    if (isWithin(table.asia, minutes)) return ['asia'];
    const opensBeforeClose = tokyo(time).minutes - (minutes - 120) < 930;
    return isWithin(table['london-open'], minutes) && opensBeforeClose ? ['london-open'] : [];
  },
} as const satisfies Record<MarketCalendar, Expected>;

const calendars = [
  'crypto',
  'forex',
  'metal',
  'future',
  'new-york',
  'london',
  'central-europe',
  'tokyo',
  'hong-kong',
] as const;

// Sundays on which clocks changed, in New York and in London.
const switchDays = {
  'New York': ['2023-03-12', '2023-11-05', '2024-03-10', '2024-11-03', '2025-03-09', '2025-11-02'],
  London: ['2023-03-26', '2023-10-29', '2024-03-31', '2024-10-27', '2025-03-30', '2025-10-26'],
} as const;

/** The short run has the two switches of a year, another one for each city. */
const isTried = (city: string, date: string): boolean =>
  isFullRun || date.startsWith(city === 'London' ? '2024' : '2025');

const cases = Object.entries(switchDays).flatMap(([city, days]) =>
  days
    .filter((date) => isTried(city, date))
    .flatMap((date) => calendars.map((calendar) => [city, date, calendar] as const)),
);

/**
 * Minimum number of the nine sessions a market has; for London and Hong Kong some differ between
 * two switches.
 */
const leastSessions = {
  crypto: 9,
  forex: 9,
  metal: 9,
  future: 9,
  'new-york': 6,
  london: 4,
  'central-europe': 4,
  tokyo: 2,
  'hong-kong': 1,
} as const satisfies Record<MarketCalendar, number>;

describe('sessionsAt', () => {
  it.each(cases)(
    'assigns no candle to a wrong session around the switch in %s of %s (%s)',
    (_, date, calendar) => {
      const wrong: string[] = [];
      const seen = new Set<string>();
      const due = new Set<string>();
      for (
        let time = Date.parse(date) - 8 * day;
        time < Date.parse(date) + 8 * day;
        time += 15 * minute
      ) {
        for (const moment of [time, time + 15 * minute - 1]) {
          const found = findSessionsAt(moment, calendar).map(({ id }) => id);
          const right = expected[calendar](moment);
          for (const id of found) seen.add(id);
          for (const id of right) due.add(id);
          if (found.join() !== right.join())
            wrong.push(`${new Date(moment).toISOString()} ${found.join()}`);
        }
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(seen).toEqual(due);
      expect(seen.size).toBeGreaterThanOrEqual(leastSessions[calendar]);
    },
  );

  it('has an inclusive start and an exclusive end', () => {
    // New York is four hours behind UTC on this day, and five a week before.
    const [open] = findSessionsAt(Date.parse('2024-03-12T06:30Z'), 'forex');
    expect(open).toEqual({
      id: 'london-open',
      start: Date.parse('2024-03-12T06:00Z'),
      end: Date.parse('2024-03-12T09:00Z'),
    });
    expect(findSessionsAt(Date.parse('2024-03-05T06:30Z'), 'forex')).toEqual([]);
    expect(findSessionsAt(Date.parse('2024-03-12T09:00Z'), 'forex')).toEqual([]);
  });

  it('starts at 03:00 where 02:00 does not exist', () => {
    const [open] = findSessionsAt(Date.parse('2024-03-10T07:00Z'), 'crypto');
    expect(open).toMatchObject({
      id: 'london-open',
      start: Date.parse('2024-03-10T07:00Z'),
      end: Date.parse('2024-03-10T09:00Z'),
    });
  });
});

describe('nextSession', () => {
  it.each([
    ['2024-05-08T05:59Z', 'forex', 'london-open', '2024-05-08T06:00Z'],
    // The one that begins now is not next.
    ['2024-05-08T06:00Z', 'forex', 'silver-bullet-london', '2024-05-08T07:00Z'],
    ['2024-05-08T13:30Z', 'forex', 'london-close', '2024-05-08T14:00Z'],
    ['2024-05-08T21:00Z', 'forex', 'asia', '2024-05-09T00:00Z'],
    // Friday afternoon: currencies open again on Sunday evening, crypto never closed.
    ['2024-05-10T20:00Z', 'forex', 'asia', '2024-05-13T00:00Z'],
    ['2024-05-11T12:00Z', 'metal', 'asia', '2024-05-13T00:00Z'],
    ['2024-05-10T20:00Z', 'crypto', 'asia', '2024-05-11T00:00Z'],
    ['2024-05-10T20:00Z', 'new-york', 'new-york-morning', '2024-05-13T13:30Z'],
    ['2024-05-10T20:00Z', 'tokyo', 'asia', '2024-05-13T00:00Z'],
    // The weekend on which the clocks change.
    ['2024-03-08T22:00Z', 'new-york', 'new-york-morning', '2024-03-11T13:30Z'],
    ['2024-03-08T22:00Z', 'forex', 'asia', '2024-03-11T00:00Z'],
    ['2024-11-01T21:00Z', 'forex', 'asia', '2024-11-04T01:00Z'],
  ] as const)('at %s (%s) is %s', (...[time, calendar, id, start]) => {
    expect(findNextSession(Date.parse(time), calendar)).toMatchObject({
      id,
      start: Date.parse(start),
    });
  });

  it('is the next session start, at any time of two weeks', () => {
    const from = Date.parse('2024-03-03');
    for (const calendar of ['crypto', 'forex', 'new-york', 'tokyo'] as const) {
      const wrong: string[] = [];
      for (let time = from; time < from + 14 * day; time += 30 * minute) {
        let moment = time + 30 * minute;
        const isBeginning = (candidate: number): boolean => {
          const before = new Set(expected[calendar](candidate - minute));
          return expected[calendar](candidate).some((id) => !before.has(id));
        };
        while (!isBeginning(moment)) moment += 30 * minute;
        if (findNextSession(time, calendar)?.start !== moment)
          wrong.push(new Date(time).toISOString());
      }
      expect(wrong.slice(0, 3)).toEqual([]);
    }
  });
});

describe('sessionsBetween', () => {
  const from = Date.parse('2024-03-05T13:07Z');
  const until = from + 9 * day;

  it.each(['crypto', 'forex', 'new-york', 'tokyo'] as const)(
    'matches the sessions of every minute of nine days (%s)',
    (calendar) => {
      const found = findSessionsBetween(from, until, calendar);
      const wrong: string[] = [];
      for (let time = from; time < until; time += minute) {
        const then = found
          .filter(({ start, end }) => start <= time && time < end)
          .map(({ id }) => id);
        if (then.toSorted().join() !== expected[calendar](time).toSorted().join())
          wrong.push(new Date(time).toISOString());
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(found.every(({ start, end }) => start < until && end > from)).toBe(true);
      expect(found.map(({ start }) => start)).toEqual(
        found.map(({ start }) => start).toSorted((one, other) => one - other),
      );
    },
  );

  it('excludes the end', () => {
    const opens = Date.parse('2024-07-01T06:00Z');
    expect(findSessionsBetween(opens - hour, opens, 'forex')).toEqual([]);
    expect(findSessionsBetween(opens - hour, opens + 1, 'forex').map(({ id }) => id)).toEqual([
      'london-open',
    ]);
  });
});
