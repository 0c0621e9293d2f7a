import { describe, expect, it } from 'vitest';
import { toInstant, toLocalMinute } from './zoned-time.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The n-th Sunday of a month; 0 is the last. Written apart from the code: plain calendar rules. */
function findSunday(year: number, month: number, nth: number): number {
  const start = nth === 0 ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, 1);
  const weekday = new Date(start).getUTCDay();
  return nth === 0
    ? start - weekday * dayMs
    : start + (((7 - weekday) % 7) + (nth - 1) * 7) * dayMs;
}

/** Hours behind (New York) or ahead (Berlin) of UTC at a moment, by the law of each place. */
function isNewYorkSummer(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= findSunday(year, 2, 2) + 7 * hourMs && time < findSunday(year, 10, 1) + 6 * hourMs;
}
function isBerlinSummer(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= findSunday(year, 2, 0) + hourMs && time < findSunday(year, 9, 0) + hourMs;
}

describe('local times of releases', () => {
  it('are the moments that the law of summer time says, every day of 2007 to 2035', () => {
    const wrong: string[] = [];
    for (let day = Date.UTC(2007, 0, 1); day < Date.UTC(2036, 0, 1); day += dayMs) {
      const date = new Date(day).toISOString().slice(0, 10);
      const winter = day + 8.5 * hourMs + 5 * hourMs;
      const expected = isNewYorkSummer(winter) ? winter - hourMs : winter;
      if (toInstant(`${date}T08:30`, 'America/New_York') !== expected) wrong.push(date);
      const berlin = day + 14.25 * hourMs - hourMs;
      const rate = isBerlinSummer(berlin) ? berlin - hourMs : berlin;
      if (toInstant(`${date}T14:15`, 'Europe/Berlin') !== rate) wrong.push(`${date} Berlin`);
      // Türkiye has no summer time since 2016-09.
      if (
        day > Date.UTC(2016, 10, 1) &&
        toInstant(`${date}T10:00`, 'Europe/Istanbul') !== day + 7 * hourMs
      )
        wrong.push(`${date} Istanbul`);
    }
    expect(wrong).toEqual([]);
  });

  it('differ by an hour in the weeks in which only America has changed its clocks', () => {
    expect(new Date(toInstant('2026-03-06T08:30', 'America/New_York')).toISOString()).toBe(
      '2026-03-06T13:30:00.000Z',
    );
    expect(new Date(toInstant('2026-03-12T08:30', 'America/New_York')).toISOString()).toBe(
      '2026-03-12T12:30:00.000Z',
    );
    expect(new Date(toInstant('2026-03-12T14:15', 'Europe/Berlin')).toISOString()).toBe(
      '2026-03-12T13:15:00.000Z',
    );
    expect(new Date(toInstant('2026-10-29T14:15', 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-29T13:15:00.000Z',
    );
    expect(new Date(toInstant('2026-10-28T14:00', 'America/New_York')).toISOString()).toBe(
      '2026-10-28T18:00:00.000Z',
    );
  });

  it('that clocks skip or pass twice are moments too, and come back as they were typed', () => {
    const zone = 'America/New_York';
    expect(toLocalMinute(toInstant('2026-03-08T02:30', zone), zone)).toBe('2026-03-08T03:30');
    expect(new Date(toInstant('2026-11-01T01:30', zone)).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
    expect(toLocalMinute(toInstant('2026-11-27T00:00', zone), zone)).toBe('2026-11-27T00:00');
  });
});
