import { toCandles, type Candles } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { calculateAsOfTime, splitAtNow } from './closed-candles.ts';
import { findStaleness } from './stale.ts';

const hours = (count: number): Candles =>
  toCandles(
    '1h',
    Array.from({ length: count }, (_, index) => ({
      openTime: Date.UTC(2024, 2, 1, index),
      open: 1,
      high: 2,
      low: 1,
      close: 2,
      volume: index,
    })),
  );

describe('splitAtNow', () => {
  it('closes a candle at its close time and not before', () => {
    expect(splitAtNow(hours(3), Date.UTC(2024, 2, 1, 3)).closed.length).toBe(3);
    const early = splitAtNow(hours(3), Date.UTC(2024, 2, 1, 3) - 1);
    expect(early.closed.length).toBe(2);
    expect(early.forming?.openTime).toBe(Date.UTC(2024, 2, 1, 2));
    expect(early.health).toEqual([]);
  });

  it('drops and reports candles of the future', () => {
    const parted = splitAtNow(hours(6), Date.UTC(2024, 2, 1, 2, 30));
    expect(parted.closed.length).toBe(2);
    expect(parted.forming?.volume).toBe(2);
    expect(parted.health).toEqual([
      { code: 'future-dropped', params: { count: 3, firstAt: Date.UTC(2024, 2, 1, 3) } },
    ]);
  });
});

const day = (openTime: number): Candles =>
  toCandles('1d', [{ openTime, open: 1, high: 2, low: 1, close: 2, volume: 1 }]);

const countClosed = (date: string, now: string): number =>
  splitAtNow(day(Date.parse(date)), Date.parse(now), 'new-york').closed.length;

describe('the daily candle of a share', () => {
  it('closes some minutes after the bell, in winter, in summer and on short days', () => {
    expect(countClosed('2026-01-14', '2026-01-14T21:19:59Z')).toBe(0);
    expect(countClosed('2026-01-14', '2026-01-14T21:20:00Z')).toBe(1);
    expect(countClosed('2026-07-14', '2026-07-14T20:20:00Z')).toBe(1);
    // The day after Thanksgiving ends at 13:00 in New York.
    expect(countClosed('2026-11-27', '2026-11-27T18:19:59Z')).toBe(0);
    expect(countClosed('2026-11-27', '2026-11-27T18:20:00Z')).toBe(1);
  });

  it('of a week closes after the last session of the week', () => {
    const week = { ...day(Date.UTC(2026, 2, 30)), interval: '1w' } as const;
    // Good Friday is no session: Thursday's bell ends the week.
    expect(splitAtNow(week, Date.parse('2026-04-02T20:19:00Z'), 'new-york').closed.length).toBe(0);
    expect(splitAtNow(week, Date.parse('2026-04-02T20:20:00Z'), 'new-york').closed.length).toBe(1);
  });
});

describe('as-of time', () => {
  it('is the close, and for days and longer the last session date', () => {
    expect(calculateAsOfTime(Date.UTC(2024, 2, 1, 4), '4h')).toBe(Date.UTC(2024, 2, 1, 8));
    expect(calculateAsOfTime(Date.UTC(2024, 2, 1), '1d')).toBe(Date.UTC(2024, 2, 1));
    expect(calculateAsOfTime(Date.UTC(2024, 1, 26), '1w')).toBe(Date.UTC(2024, 2, 3));
    expect(calculateAsOfTime(Date.UTC(2024, 1, 1), '1mo')).toBe(Date.UTC(2024, 1, 29));
  });
});

const isStale = (interval: '1m' | '1d', last: string, now: string): boolean =>
  findStaleness({
    interval,
    calendar: 'new-york',
    lastOpenTime: Date.parse(last),
    now: Date.parse(now),
  }).length > 0;

describe('staleness', () => {
  const question = {
    interval: '1h',
    calendar: 'always',
    lastOpenTime: Date.UTC(2024, 2, 1, 0),
  } as const;

  it('is not reported while a newer candle may still arrive', () => {
    expect(findStaleness({ ...question, now: Date.UTC(2024, 2, 1, 2, 59) })).toEqual([]);
  });

  it('is reported with the age once a candle is missing', () => {
    expect(findStaleness({ ...question, now: Date.UTC(2024, 2, 4, 1) })).toEqual([
      { code: 'stale', params: { asOfAt: Date.UTC(2024, 2, 1, 1), ageDays: 3, ageHours: 72 } },
    ]);
  });

  it('allows a long weekend where markets close', () => {
    const friday = {
      interval: '1d',
      calendar: 'new-york',
      lastOpenTime: Date.UTC(2024, 0, 12),
    } as const;
    expect(findStaleness({ ...friday, now: Date.UTC(2024, 0, 17) })).toEqual([]);
    expect(findStaleness({ ...friday, now: Date.UTC(2024, 0, 22) })).toMatchObject([
      { code: 'stale', params: { ageDays: 10 } },
    ]);
  });

  it('follows the sessions of New York: two intervals of trading, without holidays', () => {
    // A minute that fell silent on Monday at 10:00: late half an hour later, not on Friday.
    expect(isStale('1m', '2024-03-04T14:59Z', '2024-03-04T15:21Z')).toBe(false);
    expect(isStale('1m', '2024-03-04T14:59Z', '2024-03-04T15:30Z')).toBe(true);
    // Closed from Friday to Tuesday after Martin Luther King's day.
    expect(isStale('1m', '2024-01-12T20:59Z', '2024-01-16T14:30Z')).toBe(false);
    expect(isStale('1m', '2024-01-12T20:59Z', '2024-01-16T15:00Z')).toBe(true);
    // The day after Thanksgiving ends at 13:00 in New York, 18:00 UTC.
    expect(isStale('1m', '2024-11-29T17:59Z', '2024-12-02T14:00Z')).toBe(false);
    // Daily: Friday's candle is late once Monday and Tuesday have traded.
    expect(isStale('1d', '2024-03-01T00:00Z', '2024-03-06T01:00Z')).toBe(false);
    expect(isStale('1d', '2024-03-01T00:00Z', '2024-03-06T15:30Z')).toBe(true);
  });
});

const isLate = (calendar: 'london' | 'weekdays', last: string, now: string): boolean =>
  findStaleness({
    interval: '1m',
    calendar,
    lastOpenTime: Date.parse(last),
    now: Date.parse(now),
  }).length > 0;

describe('staleness where markets rest', () => {
  it('is told of minutes that ended on a Monday morning, within the hour', () => {
    expect(isLate('london', '2026-03-02T10:00Z', '2026-03-02T10:20Z')).toBe(false);
    expect(isLate('london', '2026-03-02T10:00Z', '2026-03-02T10:30Z')).toBe(true);
    expect(isLate('weekdays', '2026-03-02T10:00Z', '2026-03-02T11:10Z')).toBe(false);
    expect(isLate('weekdays', '2026-03-02T10:00Z', '2026-03-02T11:30Z')).toBe(true);
  });

  it('is not told of nights, weekends and holidays', () => {
    expect(isLate('london', '2026-03-06T16:29Z', '2026-03-09T08:10Z')).toBe(false);
    // Good Friday and Easter Monday rest in London.
    expect(isLate('london', '2026-04-02T15:29Z', '2026-04-07T07:10Z')).toBe(false);
    expect(isLate('weekdays', '2026-03-06T20:30Z', '2026-03-09T01:00Z')).toBe(false);
    expect(isLate('weekdays', '2026-12-24T17:59Z', '2026-12-28T00:50Z')).toBe(false);
  });
});
