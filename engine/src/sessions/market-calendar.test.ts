// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import { findTradingPeriod, type CalendarPeriod, type MarketCalendar } from './market-calendar.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Trading date by the calendar of the runtime: the local date, the next one from `turn` o'clock on,
 * weekends counted to their Monday.
 */
function createTradingDate(timeZone: string, turn: number, rests: boolean): (time: number) => Date {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
  return (time) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const date = new Date(
      Date.UTC(
        parts['year'] ?? 0,
        (parts['month'] ?? 1) - 1,
        (parts['day'] ?? 0) + ((parts['hour'] ?? 0) >= turn ? 1 : 0),
      ),
    );
    const weekday = date.getUTCDay();
    if (rests && weekday === 6) date.setUTCDate(date.getUTCDate() + 2);
    if (rests && weekday === 0) date.setUTCDate(date.getUTCDate() + 1);
    return date;
  };
}

const calendars: readonly (readonly [calendar: MarketCalendar, dateOf: (time: number) => Date])[] =
  [
    ['crypto', createTradingDate('UTC', 24, false)],
    ['forex', createTradingDate('America/New_York', 17, true)],
    ['metal', createTradingDate('America/New_York', 17, true)],
    ['future', createTradingDate('America/New_York', 18, true)],
    ['new-york', createTradingDate('America/New_York', 24, true)],
    ['london', createTradingDate('Europe/London', 24, true)],
    ['central-europe', createTradingDate('Europe/Berlin', 24, true)],
    ['tokyo', createTradingDate('Asia/Tokyo', 24, true)],
    ['hong-kong', createTradingDate('Asia/Hong_Kong', 24, true)],
  ];

const periodKeys = {
  day: (date: Date) => date.toISOString().slice(0, 10),
  week: (date: Date) =>
    new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10),
  month: (date: Date) => date.toISOString().slice(0, 7),
} as const satisfies Record<CalendarPeriod, (date: Date) => string>;

describe.each(calendars)('days, weeks and months of %s', (calendar, dateOf) => {
  it('contain the same trading dates from start to end, over three years', () => {
    const wrong: string[] = [];
    for (const period of ['day', 'week', 'month'] as const) {
      const key = (time: number): string => periodKeys[period](dateOf(time));
      let time = Date.parse('2023-01-05T12:00Z');
      while (time < Date.parse('2026-01-05')) {
        const { start, end } = findTradingPeriod(time, period, { calendar, hasDates: false });
        const own = key(time);
        const isRight = start <= time && time < end && key(start) === own && key(end - 1) === own;
        if (!isRight || key(start - 1) === own || key(end) === own)
          wrong.push(new Date(time).toISOString());
        // Some moments of every period and its very edges.
        time = time + 7 * hour < end ? Math.min(time + (end - start) / 3, end - 1) : end;
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

describe('tradingPeriod', () => {
  it.each([
    // A winter day and a summer day of currencies: 22:00 and 21:00 UTC.
    ['forex', 'day', '2024-01-10T12:00Z', '2024-01-09T22:00Z', '2024-01-10T22:00Z'],
    ['forex', 'day', '2024-07-10T12:00Z', '2024-07-09T21:00Z', '2024-07-10T21:00Z'],
    // The week of currencies in which New York changes its clocks on Sunday morning.
    ['forex', 'week', '2024-03-12T12:00Z', '2024-03-08T22:00Z', '2024-03-15T21:00Z'],
    ['future', 'day', '2024-01-10T12:00Z', '2024-01-09T23:00Z', '2024-01-10T23:00Z'],
    ['crypto', 'week', '2024-03-12T12:00Z', '2024-03-11T00:00Z', '2024-03-18T00:00Z'],
    ['crypto', 'month', '2024-02-29T12:00Z', '2024-02-01T00:00Z', '2024-03-01T00:00Z'],
    ['new-york', 'day', '2024-07-10T14:00Z', '2024-07-10T04:00Z', '2024-07-11T04:00Z'],
    // June 2024 began on a Saturday, which belongs to the Monday after it.
    ['forex', 'month', '2024-06-10T12:00Z', '2024-05-31T21:00Z', '2024-06-28T21:00Z'],
  ] as const)('of %s, %s, at %s', (...[calendar, period, time, start, end]) => {
    expect(
      findTradingPeriod(Date.parse(time), period, { calendar, hasDates: false }),
    ).toMatchObject({
      start: Date.parse(start),
      end: Date.parse(end),
    });
  });

  it('uses session dates unchanged', () => {
    const rules = { calendar: 'forex', hasDates: true } as const;
    expect(findTradingPeriod(Date.parse('2024-05-08'), 'week', rules)).toEqual({
      start: Date.parse('2024-05-04'),
      end: Date.parse('2024-05-11'),
      date: Date.parse('2024-05-06'),
      opens: Date.parse('2024-05-06'),
    });
  });

  it.each([
    // Sunday 17:00 in New York; the bell of Monday; the Monday after a month began on a Saturday.
    ['forex', 'week', '2024-05-08T12:00Z', '2024-05-06', '2024-05-05T21:00Z'],
    ['new-york', 'day', '2024-07-08T15:00Z', '2024-07-08', '2024-07-08T13:30Z'],
    ['tokyo', 'day', '2024-07-08T03:00Z', '2024-07-08', '2024-07-08T00:00Z'],
    ['forex', 'month', '2024-06-10T12:00Z', '2024-06-01', '2024-06-02T21:00Z'],
    ['crypto', 'day', '2024-07-07T03:00Z', '2024-07-07', '2024-07-07T00:00Z'],
  ] as const)('of %s, %s, at %s bears the date %s and opens at %s', (...row) => {
    const [calendar, period, time, date, opens] = row;
    const rules = { calendar, hasDates: false };
    expect(findTradingPeriod(Date.parse(time), period, rules)).toMatchObject({
      date: Date.parse(date),
      opens: Date.parse(opens),
    });
  });
});
