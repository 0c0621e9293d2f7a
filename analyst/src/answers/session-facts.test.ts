import { describe, expect, it } from 'vitest';
import { clockFacts } from './session-facts.ts';

const quarter = 900_000;
const hour = 3_600_000;
const day = 24 * hour;
const newYork = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

// The killzones of the definitions, in hours of New York.
const hoursOf: Readonly<Record<string, string>> = {
  'session-asia': '20:00-00:00',
  'session-london-open': '02:00-05:00',
  'session-silver-bullet-london': '03:00-04:00',
  'session-new-york-morning': '07:00-10:00',
  'session-london-close': '10:00-12:00',
  'session-silver-bullet-morning': '10:00-11:00',
  'session-lunch': '12:00-13:00',
  'session-new-york-afternoon': '13:30-16:00',
  'session-silver-bullet-afternoon': '14:00-15:00',
};
const starts = new Set(Object.values(hoursOf).map((hours) => hours.slice(0, 5)));

type Told = Readonly<Record<string, number | string>>;

function at(now: number): Told {
  return Object.fromEntries(clockFacts(now, undefined).map(({ id, value }) => [id, value]));
}

function minutesTold(told: Told, place: string): number {
  return Number(told[`${place}.minutes`] ?? Number(told[`${place}.hours`]) * 60);
}

// Both switches of a year in New York, and the two weeks in which London has switched and New York has not, or the other way round.
describe.each([
  ['New York in spring', Date.UTC(2026, 2, 8)],
  ['London in spring', Date.UTC(2026, 2, 29)],
  ['London in autumn', Date.UTC(2026, 9, 25)],
  ['New York in autumn', Date.UTC(2026, 10, 1)],
])('killzones told around the change of clocks: %s', (_, sunday) => {
  const moments = Array.from(
    { length: (4 * day) / quarter },
    (__, index) => sunday - 2 * day + index * quarter + 60_000,
  );

  it('begin and end at their hours in New York, with the moment between', () => {
    for (const now of moments) {
      const told = at(now);
      for (const place of ['session.running.1', 'session.running.2', 'session.next']) {
        const name = told[`${place}.name`];
        if (name === undefined) continue;
        const [start, end] = [Number(told[`${place}.start`]), Number(told[`${place}.end`])];
        expect([now, name, `${newYork.format(start)}-${newYork.format(end)}`]).toEqual([
          now,
          name,
          hoursOf[name],
        ]);
        expect(place === 'session.next' ? now < start : start <= now && now < end).toBe(true);
        const left = ((place === 'session.next' ? start : end) - now) / 60_000;
        expect(Math.abs(minutesTold(told, place) - left)).toBeLessThanOrEqual(30);
      }
    }
  });

  it('leave none out between now and the one that comes next', () => {
    for (const now of moments) {
      const next = Number(at(now)['session.next.start']);
      const between = Array.from(
        { length: Math.floor((next - now) / quarter) },
        (__, index) => now - 60_000 + (index + 1) * quarter,
      );
      // At the weekend nothing is traded from Friday 17:00 to Sunday 17:00 in New York.
      const isTraded = (time: number): boolean => {
        const weekday = new Intl.DateTimeFormat('en-GB', {
          timeZone: 'America/New_York',
          weekday: 'short',
        }).format(time);
        const clock = newYork.format(time);
        return weekday === 'Fri'
          ? clock < '17:00'
          : weekday === 'Sun'
            ? clock >= '17:00'
            : weekday !== 'Sat';
      };
      const missed = between.filter(
        (time) => time < next && starts.has(newYork.format(time)) && isTraded(time),
      );
      expect([now, missed]).toEqual([now, []]);
    }
  });
});
