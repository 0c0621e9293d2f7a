import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@vela/contracts';
import { calendarSources } from './calendar-sources.ts';
import { findNewVersions } from './find-new-versions.ts';
import { runInSlices } from '../run-in-slices.ts';
import { listOfflineEvents } from './list-offline-events.ts';

const now = Date.UTC(2026, 10, 25, 12);
const [bls, bea] = calendarSources;
const toKnown = (events: readonly CalendarEvent[]) =>
  new Map(events.map((event) => [event.id, event]));

// In the format that the BLS publishes: a zone of its own name, folded lines, escaped commas.
const lines = (day: string, rest = '') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=US-Eastern:${day}T083000\r\nDURATION:PT0M\r\nSUMMARY:Employment Situat\r\n ion\r\nLOCATION:Washington\\, DC\r\nEND:VEVENT\r\n${rest}END:VCALENDAR\r\n`;
const prices =
  'BEGIN:VEVENT\r\nDTSTART;TZID=US-Eastern:20261210T083000\r\nSUMMARY:Consumer Price Index\r\nEND:VEVENT\r\n';

describe('lists of releases', () => {
  it('of the BLS have local times, of the BEA moments of UTC', () => {
    expect(bls?.parse(lines('20261204', prices)).map(({ id, when }) => [id, when])).toEqual([
      [
        'us-payrolls:2026-12',
        {
          kind: 'instant',
          local: '2026-12-04T08:30',
          zone: 'America/New_York',
          instant: Date.UTC(2026, 11, 4, 13, 30),
        },
      ],
      [
        'us-cpi:2026-12',
        {
          kind: 'instant',
          local: '2026-12-10T08:30',
          zone: 'America/New_York',
          instant: Date.UTC(2026, 11, 10, 13, 30),
        },
      ],
    ]);
    const utc =
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260930T123000Z\r\nSUMMARY:GDP (Third Estimate)\\, 2nd Quarter 2026\r\nEND:VEVENT\r\nEND:VCALENDAR';
    expect(bea?.parse(utc)).toMatchObject([
      { seriesKey: 'us-gdp', when: { local: '2026-09-30T08:30' } },
    ]);
  });

  it('that are a page of errors are refused', () => {
    expect(() => bls?.parse('<!doctype html><p>Access denied</p>')).toThrow(
      'not an iCalendar file',
    );
  });
});

const scheduled = await runInSlices(listOfflineEvents(now, { simulated: true }));

describe('versions of events', () => {
  const offline = findNewVersions(new Map(), scheduled, now);

  it('of schedules alone say that they are seeded, of a rule, or simulated; none is published', () => {
    expect(new Set(offline.map(({ source }) => source.basis))).toEqual(
      new Set(['seeded', 'rule', 'simulated']),
    );
    expect(new Set(offline.map(({ id }) => id)).size).toBe(offline.length);
    expect(
      offline.filter(({ source, status }) => source.basis === 'seeded' && status !== 'tentative'),
    ).toEqual([]);
    expect(
      offline.filter(({ actual, source }) => actual !== undefined && source.basis !== 'simulated'),
    ).toEqual([]);
    expect(
      offline.some(
        ({ source, previousRevised }) =>
          source.basis === 'simulated' && previousRevised !== undefined,
      ),
    ).toBe(true);
    expect(offline.find(({ id }) => id === 'nyse-holiday:2026-11-26')).toBeDefined();
    expect(offline.find(({ id }) => id === 'fed-decision:2026-12')?.when).toMatchObject({
      instant: Date.UTC(2026, 11, 9, 19),
    });
    expect(offline.find(({ id }) => id === 'us-jobless-claims:2026-11-23')?.when).toMatchObject({
      local: '2026-11-25T08:30',
    });
  });

  it('are none where the same is seen again', () => {
    expect(findNewVersions(toKnown(offline), scheduled, now + 1)).toEqual([]);
  });

  it('confirm, move and cancel; a rule changes nothing of them, and all stay', () => {
    const confirmed = findNewVersions(
      toKnown(offline),
      bls?.parse(lines('20261204', prices)) ?? [],
      now,
    );
    expect(confirmed.map(({ id, version, status }) => [id, version, status])).toEqual([
      ['us-payrolls:2026-12', 2, 'scheduled'],
      ['us-cpi:2026-12', 2, 'scheduled'],
    ]);
    const known = toKnown([...offline, ...confirmed]);
    expect(findNewVersions(known, scheduled, now + 1)).toEqual([]);
    const moved = findNewVersions(known, bls?.parse(lines('20261208', prices)) ?? [], now + 2);
    expect(moved).toMatchObject([
      {
        id: 'us-payrolls:2026-12',
        version: 3,
        status: 'moved',
        observedAt: now + 2,
        when: { local: '2026-12-08T08:30' },
      },
    ]);
    const later = prices.replace('20261210', '20270113');
    const cancelled = findNewVersions(known, bls?.parse(lines('20261204', later)) ?? [], now + 3);
    expect(cancelled.find(({ id }) => id === 'us-cpi:2026-12')).toMatchObject({
      version: 3,
      status: 'cancelled',
    });
  });

  it('keep the value that came first beside the later one', () => {
    const [event] = offline
      .filter(({ source }) => source.basis === 'simulated' && source.name !== '')
      .filter(({ actual }) => actual !== undefined);
    if (event === undefined) throw new Error('there is no simulated release');
    const { version: _, observedAt: __, ...seen } = event;
    const [next] = findNewVersions(
      toKnown([event]),
      [{ ...seen, actual: { text: '51.0', number: 51 } }],
      now + 1,
    );
    expect(next).toMatchObject({ version: 2, actual: { number: 51 }, forecast: event.forecast });
    expect(event.version).toBe(1);
  });
});
