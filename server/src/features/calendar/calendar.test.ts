import { eventPaths, type Calendar, type CalendarFeed } from '@vela/contracts';
import { parseCalendarCsv } from '@vela/market-data';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendarStore } from '../../db/calendar-store.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refreshCalendar, storeObserved, type CalendarDeps } from './refresh-calendar.ts';

let test: TestApp;
let ayse: Visitor;
let deps: CalendarDeps;
const dayMs = 86_400_000;
const faults: unknown[] = [];

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
  const { appDb: db, config } = test;
  deps = { db, config, now: () => test.now(), store: createCalendarStore(db) };
  await refreshCalendar(deps, { warn: (fault: unknown) => faults.push(fault) });
});

afterAll(() => test.close());

const read = async (query: Record<string, string | number>) => {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
  return ayse.call('GET', `${eventPaths.calendar}?${asked.toString()}`);
};
const list = async (query: Record<string, string | number>) => (await read(query)).json<Calendar>();

const findPayrolls = ({ items }: Calendar) =>
  items.find(({ seriesKey }) => seriesKey.startsWith('usd-'));
const makeFeed = async () => {
  const { url } = (await ayse.call('POST', eventPaths.calendarFeed)).json<CalendarFeed>();
  return new URL(url ?? '').pathname;
};

/** Noon of Saturday 21 November 2026 is now. */
const week = { from: Date.UTC(2026, 10, 22), to: Date.UTC(2026, 10, 29) };

describe('the calendar', () => {
  it('of a week has its days in order, by country, kind and importance', async () => {
    const { items, sources } = await list(week);
    expect(faults).toEqual([]);
    const titles = items.map(({ id }) => id);
    expect(titles).toContain('nyse-holiday:2026-11-26');
    expect(titles).toContain('us-jobless-claims:2026-11-23');
    expect(sources.map(({ state }) => state)).toEqual(['off', 'off']);
    const starts = items.map(({ when }) =>
      when.kind === 'instant'
        ? when.instant
        : Date.parse(when.kind === 'day' ? when.date : when.from),
    );
    expect(starts.every((start) => start >= week.from - dayMs && start < week.to)).toBe(true);
    expect((await list({ ...week, kinds: 'holiday' })).items.map(({ id }) => id)).toEqual([
      'nyse-holiday:2026-11-26',
      'nyse-early-close:2026-11-27',
    ]);
    expect((await list({ ...week, countries: 'TR' })).items).toEqual([]);
    expect((await list({ ...week, importance: 3 })).items).toEqual([]);
  });

  it('refuses a span that is none, and guests', async () => {
    expect((await read({ from: week.to, to: week.from })).statusCode).toBe(400);
    expect((await read({ from: 0, to: week.to })).statusCode).toBe(400);
    expect((await test.app.inject(`${eventPaths.calendar}?from=0&to=1`)).statusCode).toBe(401);
  });

  it('keeps each version, and says what was known then', async () => {
    const header = 'year,day,time,impact,cur,text,actual,forecast,previous';
    const row = (actual: string) =>
      parseCalendarCsv(
        `${header}\n2026,Nov 6,8:30am,high,USD,Non-Farm Employment Change,${actual},110K,90K`,
      );
    const span = { from: Date.UTC(2026, 10, 6), to: Date.UTC(2026, 10, 7), importance: 3 };
    await storeObserved(deps, row(''));
    const before = test.now();
    test.moveClock(60_000);
    await storeObserved(deps, row('467K'));
    test.moveClock(60_000);
    expect(await storeObserved(deps, row('481K'))).toBe(1);
    expect(await storeObserved(deps, row('481K'))).toBe(0);
    const now = await list(span);
    const event = findPayrolls(now);
    expect(event).toMatchObject({ version: 3, actual: { text: '481K' } });
    expect(now.versions[event?.id ?? '']?.map(({ actual }) => actual?.text)).toEqual([
      undefined,
      '467K',
      '481K',
    ]);
    expect(findPayrolls(await list({ ...span, knownAt: before }))?.actual).toBeUndefined();
    expect(findPayrolls(await list({ ...span, knownAt: before + 60_000 }))?.actual?.text).toBe(
      '467K',
    );
  });
});

describe('the file for calendar programs', () => {
  it('is read by another parser: each event with its moment, and days as dates', async () => {
    const path = await makeFeed();
    const response = await test.app.inject(`${path}?lng=tr`);
    expect(response.headers['content-type']).toContain('text/calendar');
    const events = new ICAL.Component(ICAL.parse(response.body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const stored = await deps.store.list({
      from: test.now() - 62 * dayMs,
      to: test.now() + 186 * dayMs,
      knownAt: test.now(),
    });
    const expected = stored.filter(({ importance }) => importance >= 2);
    expect(events).toHaveLength(expected.length);
    expect(expected.length).toBeGreaterThan(60);
    for (const event of expected) {
      const found = events.find(({ uid }) => uid === `${event.id}@vela`);
      expect(found?.summary).toBe(event.title.tr);
      const { when } = event;
      const start = found?.startDate;
      const starts = when.kind === 'instant' ? start?.toJSDate().getTime() : start?.toString();
      const dates = when.kind === 'day' ? when.date : 'from' in when ? when.from : '';
      expect(starts).toBe(when.kind === 'instant' ? when.instant : dates);
    }
    expect(
      Math.max(...response.body.split('\r\n').map((line) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(75);
    const etag = String(response.headers.etag);
    const again = await test.app.inject({
      url: `${path}?lng=tr`,
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has one address, which another replaces and which can be ended', async () => {
    const [first, second] = [await makeFeed(), await makeFeed()];
    expect((await test.app.inject(first)).statusCode).toBe(404);
    expect((await test.app.inject(second)).statusCode).toBe(200);
    expect((await ayse.call('GET', eventPaths.calendarFeed)).json()).toEqual({
      isActive: true,
      url: null,
    });
    await ayse.call('DELETE', eventPaths.calendarFeed);
    expect((await test.app.inject(second)).statusCode).toBe(404);
  });
});
