import type { CalendarEvent } from '@vela/contracts';
import { expect, it } from 'vitest';
import { toEventMarks } from './event-mark.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 24);
const openTime = Array.from({ length: 24 }, (_, index) => start + index * hour);

const create = (
  id: string,
  when: CalendarEvent['when'],
  status: CalendarEvent['status'] = 'scheduled',
): CalendarEvent => ({
  id,
  seriesKey: id,
  kind: 'release',
  country: 'US',
  currency: 'USD',
  symbols: [],
  title: { en: id, tr: id },
  when,
  importance: 2,
  unit: 'text',
  decimals: 0,
  status,
  source: { name: 'x', url: '', basis: 'rule' },
  version: 1,
  observedAt: start,
});
const at = (id: string, instant: number, status?: CalendarEvent['status']) =>
  create(id, { kind: 'instant', local: '2026-11-24T00:00', zone: 'UTC', instant }, status);

it('an event belongs to the candle that is open at its time, with the others of that candle', () => {
  const events = [
    at('at the open', start + 3 * hour),
    at('before the close', start + 4 * hour - 1),
    at('at the next open', start + 4 * hour),
    at('before the first candle', start - 1),
    at('after the last candle', start + 24 * hour),
    at('cancelled', start + 5 * hour, 'cancelled'),
    create('a day', { kind: 'day', date: '2026-11-24', zone: 'UTC', part: 'allDay' }),
    create('one of some days', {
      kind: 'window',
      from: '2026-11-24',
      to: '2026-11-27',
      zone: 'UTC',
    }),
  ];
  expect(
    toEventMarks(events, openTime).map(({ candle, events: found }) => [
      candle,
      found.map(({ id }) => id),
    ]),
  ).toEqual([
    [3, ['at the open', 'before the close']],
    [4, ['at the next open']],
    [12, ['a day']],
  ]);
  expect(toEventMarks(events, [])).toEqual([]);
});
