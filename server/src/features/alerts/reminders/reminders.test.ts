import {
  accountPaths,
  eventPaths,
  watchPaths,
  type Calendar,
  type ErrorBody,
  type ReminderList,
  type UnreadFirings,
} from '@vela/contracts';
import { findNewVersions, parseCalendarCsv, toStart } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCalendarStore } from '../../../db/calendar-store.ts';
import { alertChannels } from '../../../db/schema/alert-delivery.ts';
import { createMailer } from '../../../mail/create-mailer.ts';
import { createMailQueue } from '../../../mail/mail-queue.ts';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import type { PostOutside } from '../../feature.ts';
import { queueAlertMails } from '../alert-mails.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { openSending } from '../delivery/open-sending.ts';
import { createWebhookSecret } from '../delivery/sign-webhook.ts';
import { fireReminders } from './fire-reminders.ts';

const minute = 60_000;
const header = 'year,day,time,impact,cur,text,actual,forecast,previous';
/** 13:30 of UTC on the day of the test, which is noon of Saturday 21 November 2026. */
const release = '2026,Nov 21,8:30am,high,USD,Jobs Report,,110K,90K';
const released = Date.UTC(2026, 10, 21, 13, 30);

let test: TestApp;
let ayse: Visitor;
let burak: Visitor;
const posted: string[] = [];
const postOutside: PostOutside = async ({ body }) => {
  posted.push(String(body));
  return { status: 200, body: '', retryAfter: undefined };
};

/** Stores the release, so many minutes later than it was first planned; the number of new versions. */
async function storeRelease(later = 0): Promise<number> {
  const store = createCalendarStore(test.appDb);
  const seen = parseCalendarCsv(`${header}\n${release}`).map((event) =>
    event.when.kind === 'instant'
      ? { ...event, when: { ...event.when, instant: event.when.instant + later * minute } }
      : event,
  );
  const versions = findNewVersions(await store.listNewest(), seen, test.now());
  await store.append(versions.map((event) => ({ start: toStart(event.when), event })));
  return versions.length;
}
const fire = () => fireReminders({ db: test.appDb, now: () => test.now() });
async function enter(email: string): Promise<Visitor> {
  const credentials = { email, password: goodPassword };
  return visit(test, '', parseSignIn(await postJson(test, accountPaths.login, credentials)));
}
/** Both sign in anew: what they hold is valid for minutes. */
async function signIn(): Promise<void> {
  [ayse, burak] = [await enter('ayse@example.com'), await enter('burak@example.com')];
}
async function moveTo(time: number): Promise<void> {
  test.moveClock(time - test.now());
  await signIn();
}
const list = async (who: Visitor) =>
  (await who.call('GET', eventPaths.reminders)).json<ReminderList>();
const set = (minutes: number, on: object) =>
  ayse.call('POST', eventPaths.reminders, { minutes, email: true, on });

async function findEventId(): Promise<string> {
  const asked = new URLSearchParams({
    from: String(released - minute),
    to: String(released + minute),
  });
  const { items } = (
    await ayse.call('GET', `${eventPaths.calendar}?${asked.toString()}`)
  ).json<Calendar>();
  return items.find(({ title }) => title.en.includes('Jobs'))?.id ?? '';
}

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits, postOutside } });
  await signUp(test, 'ayse@example.com');
  await signUp(test, 'burak@example.com');
  await signIn();
  const { contents } = openSending({ config: test.config, now: () => test.now() });
  await test.appDb.insert(alertChannels).values({
    userId: 1,
    kind: 'webhook',
    name: 'mine',
    addressHash: 'one',
    content: contents.seal({ url: 'https://example.com/', secret: createWebhookSecret() }),
    state: 'on',
    createdAt: new Date(test.now()),
  });
  await storeRelease();
});
afterAll(() => test.close());

it('refuse an event that is not known and a moment that is over, beside their fields', async () => {
  const eventId = await findEventId();
  const unknown = await set(15, { kind: 'event', eventId: 'none' });
  expect(unknown.json<ErrorBody>().detail.fields?.[0]?.field).toBe('eventId');
  const late = await set(1440, { kind: 'event', eventId });
  expect([late.statusCode, late.json<ErrorBody>().detail.fields?.[0]?.field]).toEqual([
    400,
    'minutes',
  ]);
  expect((await list(ayse)).items).toEqual([]);
});

it('come once for one event, by each way, however often it is looked', async () => {
  const eventId = await findEventId();
  expect((await set(60, { kind: 'event', eventId })).statusCode).toBe(204);
  expect((await set(60, { kind: 'event', eventId })).statusCode).toBe(204);
  expect(
    (await set(60, { kind: 'filter', filter: { importance: 3, kind: 'release' } })).statusCode,
  ).toBe(204);
  const { items } = await list(ayse);
  expect(items.map(({ nextAt }) => nextAt)).toEqual([
    released - 60 * minute,
    released - 60 * minute,
  ]);
  expect((await list(burak)).items).toEqual([]);
  await moveTo(released - 60 * minute - 1);
  expect(await fire()).toBe(0);
  await moveTo(released - 60 * minute);
  const counts = await Promise.all(Array.from({ length: 6 }, fire));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);

  const { appDb: db, config, app } = test;
  const now = () => test.now();
  const mails = createMailQueue({ config, db, mailer: createMailer(config), now, log: app.log });
  const sending = openSending({ config, now, postOutside });
  await createDeliveryQueue({ ...sending, db, config, mails, log: app.log }).deliver();
  expect(posted.map((body) => JSON.parse(body) as unknown)).toMatchObject([
    {
      type: 'event.reminder',
      data: {
        eventId,
        startsAt: '2026-11-21T13:30:00.000Z',
        text: expect.stringContaining('Jobs Report'),
      },
    },
  ]);
  await queueAlertMails({ config, db, mails, now });
  await mails.deliver();
  // The queue of the app may have taken the mail before: it is written when that one is done.
  await expect
    .poll(async () => (await test.mailsTo('ayse@example.com')).map(({ text }) => text), {
      timeout: 10_000,
    })
    .toContainEqual(expect.stringContaining('21 November 2026, 13:30 UTC, in an hour'));
  expect((await ayse.call('GET', watchPaths.unreadFirings)).json<UnreadFirings>().count).toBe(1);
  await ayse.call('DELETE', watchPaths.unreadFirings);
  expect((await list(ayse)).fired.map(({ isRead }) => isRead)).toEqual([true]);
});

it('move with the event, and stop with it', async () => {
  const eventId = await findEventId();
  expect((await set(15, { kind: 'event', eventId })).statusCode).toBe(204);
  expect(await storeRelease(120)).toBe(1);
  const moved = released + 120 * minute;
  expect((await list(ayse)).items.map(({ nextAt }) => nextAt)).toEqual([
    moved - 15 * minute,
    moved - 60 * minute,
    moved - 60 * minute,
  ]);
  await moveTo(released - 15 * minute);
  expect(await fire()).toBe(0);
  await moveTo(moved - 60 * minute);
  expect(await fire()).toBe(1);
  // As after a stop of the server: the event has begun.
  await moveTo(moved + 5 * minute);
  expect(await fire()).toBe(1);
  expect((await list(ayse)).fired[0]?.text).toContain('it has begun');
});

it('are removed by their owner alone; what they reminded of stays', async () => {
  const { items } = await list(ayse);
  const path = eventPaths.reminder(items[0]?.id ?? '');
  expect((await burak.call('DELETE', path)).statusCode).toBe(404);
  expect((await ayse.call('DELETE', path)).statusCode).toBe(204);
  const left = await list(ayse);
  expect([left.items.length, left.fired.length]).toEqual([2, 3]);
});
