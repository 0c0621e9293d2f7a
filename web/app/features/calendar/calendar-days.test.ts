import type { CalendarEvent } from '@vela/contracts';
import { expect, it } from 'vitest';
import { listSpansAhead } from './calendar-days.ts';

const at = (time: string): number => Date.parse(time);
const list = (when: CalendarEvent['when'], now: string, status: CalendarEvent['status']) =>
  listSpansAhead({ when, status }, at(now));

it('offers the spans before a release that are not over, and none after it', () => {
  // 8:30 in New York.
  const when = {
    kind: 'instant',
    instant: at('2026-11-25T13:30Z'),
    local: '2026-11-25T08:30',
    zone: 'America/New_York',
  } as const;
  expect(list(when, '2026-11-24T13:29Z', 'scheduled')).toEqual([15, 60, 1440]);
  expect(list(when, '2026-11-24T13:30Z', 'scheduled')).toEqual([15, 60]);
  expect(list(when, '2026-11-25T12:31Z', 'scheduled')).toEqual([15]);
  expect(list(when, '2026-11-25T13:15Z', 'scheduled')).toEqual([]);
  expect(list(when, '2026-11-25T14:00Z', 'released')).toEqual([]);
  expect(list(when, '2026-11-01T00:00Z', 'cancelled')).toEqual([]);
});

it('counts from the midnight of its zone for a day, and offers none for several possible days', () => {
  const day = {
    kind: 'day',
    date: '2026-11-27',
    zone: 'Europe/Istanbul',
    part: 'allDay',
  } as const;
  // Midnight there is 21:00 of the day before in UTC.
  expect(list(day, '2026-11-26T19:59Z', 'scheduled')).toEqual([15, 60]);
  expect(list(day, '2026-11-26T20:59Z', 'scheduled')).toEqual([]);
  const window = { kind: 'window', from: '2026-12-01', to: '2026-12-05', zone: 'UTC' } as const;
  expect(list(window, '2026-11-01T00:00Z', 'tentative')).toEqual([]);
});
