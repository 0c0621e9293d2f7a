import { describe, expect, it } from 'vitest';
import { toClockFacts } from './session-facts.ts';

const quarter = 900_000;
const hour = 3_600_000;
const day = 24 * hour;
const newYork = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

// Killzone hours by definition, New York time.
const hoursByName: Readonly<Record<string, string>> = {
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
const starts = new Set(Object.values(hoursByName).map((hours) => hours.slice(0, 5)));

type Told = Readonly<Record<string, number | string>>;

function at(now: number): Told {
  return Object.fromEntries(toClockFacts(now, undefined).map(({ id, value }) => [id, value]));
}

function minutesTold(told: Told, place: string): number {
  return Number(told[`${place}.minutes`] ?? Number(told[`${place}.hours`]) * 60);
}

// Both DST changes of a year in New York; in some weeks only one of London and New York changed.
describe.each([
  ['New York in spring', Date.UTC(2026, 2, 8)],
  ['London in spring', Date.UTC(2026, 2, 29)],
  ['London in autumn', Date.UTC(2026, 9, 25)],
  ['New York in autumn', Date.UTC(2026, 10, 1)],
])('killzones around a DST change: %s', (_, sunday) => {
  const moments = Array.from(
    { length: (4 * day) / quarter },
    (__, index) => sunday - 2 * day + index * quarter + 60_000,
  );

  it('start and end at their New York hours', () => {
    for (const now of moments) {
      const told = at(now);
      for (const place of ['session.running.1', 'session.running.2', 'session.next']) {
        const name = told[`${place}.name`];
        if (name === undefined) continue;
        const [start, end] = [Number(told[`${place}.start`]), Number(told[`${place}.end`])];
        expect([now, name, `${newYork.format(start)}-${newYork.format(end)}`]).toEqual([
          now,
          name,
          hoursByName[name],
        ]);
        expect(place === 'session.next' ? now < start : start <= now && now < end).toBe(true);
        const left = ((place === 'session.next' ? start : end) - now) / 60_000;
        expect(Math.abs(minutesTold(told, place) - left)).toBeLessThanOrEqual(30);
      }
    }
  });

  it('skip none between now and the next one', () => {
    for (const now of moments) {
      const next = Number(at(now)['session.next.start']);
      const between = Array.from(
        { length: Math.floor((next - now) / quarter) },
        (__, index) => now - 60_000 + (index + 1) * quarter,
      );
      // The weekend close is Friday 17:00 to Sunday 17:00, New York time.
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
