import { createServer, type Server } from 'node:http';
import {
  accountPaths,
  alertChannelPaths,
  watchPaths,
  type AlertChannelList,
  type AlertDeliveryList,
  type ChannelTest,
  type ErrorBody,
  type WebhookSecret,
} from '@vela/contracts';
import { postDocument } from '@vela/market-data';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tellClosedCandle } from '../../../candles/closed-candles.ts';
import { createMailQueue } from '../../../mail/mail-queue.ts';
import { createMailer } from '../../../mail/create-mailer.ts';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { createPushReceiver, decryptPush } from '../../../testing/alerts/decrypt-push.ts';
import { createScriptedMarket, scriptedBegin } from '../../../testing/alerts/scripted-market.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import type { PostOutside } from '../../feature.ts';
import { createDeliveryQueue, type DeliveryQueue } from './delivery-queue.ts';
import { openSending } from './open-sending.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/abc';
let closes: Record<number, number> = {};
const marketData = createScriptedMarket({ close: (index) => closes[index] ?? 90 });
const receiver = createPushReceiver();

/** What the receiver got; it answers with `status`, and echoes challenges. */
const got: { readonly headers: Record<string, string>; readonly body: string }[] = [];
const pushed: Parameters<PostOutside>[0][] = [];
let status = 200;
let pushStatus = 201;
let server: Server;
let url = '';
let test: TestApp;
let ayse: Visitor;
let queue: DeliveryQueue;

/** The guarded connection, but to this machine; push services are played. */
const postOutside: PostOutside = async (post) => {
  if (post.url !== pushEndpoint)
    return await postDocument({ ...post, allowsPrivate: post.url === url });
  pushed.push(post);
  return { status: pushStatus, body: '', retryAfter: undefined };
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    got.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(status).end(body.includes('challenge') ? body : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData, postOutside } });
  await signUp(test, 'ayse@example.com');
  const { appDb: db, config, app } = test;
  const now = () => test.now();
  const mails = createMailQueue({ config, db, mailer: createMailer(config), now, log: app.log });
  queue = createDeliveryQueue({
    ...openSending({ config, now, postOutside }),
    db,
    config,
    mails,
    log: app.log,
  });
});
const signIn = async (): Promise<Visitor> => {
  const credentials = { email: 'ayse@example.com', password: goodPassword };
  return visit(test, '', parseSignIn(await postJson(test, accountPaths.login, credentials)));
};
beforeEach(async () => {
  ayse = await signIn();
});
afterAll(async () => {
  server.close();
  await test.close();
});

const listChannels = async () =>
  (await ayse.call('GET', alertChannelPaths.channels)).json<AlertChannelList>().items;
const listDeliveries = async () =>
  (await ayse.call('GET', alertChannelPaths.deliveries)).json<AlertDeliveryList>().items;

function setNext(price: number): void {
  const next = Math.floor((test.now() - scriptedBegin) / minute);
  closes = { ...closes, [next]: price };
  test.moveClock(minute);
}

/** Whether the library of Standard Webhooks accepts what was received last, as of the test's clock. */
function isSignedBy(secret: string, { body, headers } = got.at(-1) ?? { body: '', headers: {} }) {
  vi.spyOn(Date, 'now').mockReturnValue(test.now());
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  } finally {
    vi.restoreAllMocks();
  }
}

/** Closes the next candle at a price, and waits until what fires has been tried once. */
async function closeNext(price: number): Promise<void> {
  setNext(price);
  const before = (await listDeliveries())[0]?.id;
  tellClosedCandle(
    { symbol: 'BTCUSDT', interval: '1m', source: 'scripted' },
    { openTime: 0, open: 0, high: 0, low: 0, close: price, volume: 0 },
  );
  await expect.poll(async () => (await listDeliveries())[0]?.id).not.toBe(before);
  await expect
    .poll(async () => (await listDeliveries()).every(({ tries }) => tries > 0))
    .toBe(true);
}

it('refuses addresses that are not of the public internet beside their field, and stores nothing', async () => {
  for (const address of [
    'https://169.254.169.254/',
    'https://127.1/',
    'https://[::1]/',
    'ftp://a.b',
  ]) {
    const answer = await ayse.call('POST', alertChannelPaths.webhooks, { name: '', url: address });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().detail.fields?.[0]?.field).toBe('url');
  }
  const inside = { name: '', endpoint: 'https://169.254.169.254/', keys: receiver.keys };
  expect((await ayse.call('POST', alertChannelPaths.browsers, inside)).statusCode).toBe(400);
  const noPoint = { p256dh: 'A'.repeat(87), auth: receiver.keys.auth };
  const wrong = { name: '', endpoint: pushEndpoint, keys: noPoint };
  expect((await ayse.call('POST', alertChannelPaths.browsers, wrong)).statusCode).toBe(400);
  expect([await listChannels(), got]).toEqual([[], []]);
});

it('sends what fires to a program and a browser, signed and encrypted, once', async () => {
  const created = await ayse.call('POST', alertChannelPaths.webhooks, { name: 'Bot', url });
  const { channel, secret } = created.json<WebhookSecret>();
  test.moveClock(1);
  const browser = { name: 'Firefox', endpoint: pushEndpoint, keys: receiver.keys };
  for (let time = 0; time < 2; time += 1)
    expect((await ayse.call('POST', alertChannelPaths.browsers, browser)).statusCode).toBe(201);
  expect((await listChannels()).map(({ name, kind }) => [name, kind])).toEqual([
    ['Bot', 'webhook'],
    ['Firefox', 'browser'],
  ]);
  expect(JSON.stringify(await listChannels())).not.toContain(secret);

  const tested = await ayse.call('POST', alertChannelPaths.test(channel.id));
  expect(tested.json<ChannelTest>()).toEqual({ status: 200 });
  await ayse.call('POST', watchPaths.alerts, {
    symbol: 'BTCUSDT',
    interval: '1m',
    condition: { kind: 'cross', subject: 'price', against: 100, direction: 'up' },
    frequency: 'every',
    coolDownMinutes: 0,
    evaluation: 'close',
    email: false,
    note: '',
  });
  await closeNext(101);
  await queue.deliver();
  expect(got).toHaveLength(3);
  expect(got.map((one) => isSignedBy(secret, one))).toEqual([true, true, true]);
  const { type, data } = JSON.parse(got[2]?.body ?? '');
  expect([type, data.value, data.against, data.text]).toEqual([
    'alert.fired',
    101,
    100,
    expect.stringContaining('closed at 101, above 100'),
  ]);
  expect(pushed).toHaveLength(1);
  expect(pushed[0]?.headers).toMatchObject({
    TTL: 3600,
    Urgency: 'high',
    'Content-Encoding': 'aes128gcm',
  });
  const told = JSON.parse(decryptPush(Buffer.from(pushed[0]?.body ?? ''), receiver));
  expect(told.body).toBe(data.text);
  expect((await listDeliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

const countWaiting = async () =>
  (await test.database.db.$client.query(`select 1 from alert_deliveries where state = 'waiting'`))
    .rowCount;

it('rests while the account is to be erased, and goes on when its owner stays', async () => {
  await ayse.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  await ayse.call('POST', accountPaths.deletion);
  const before = got.length;
  setNext(90);
  setNext(120);
  tellClosedCandle(
    { symbol: 'BTCUSDT', interval: '1m', source: 'scripted' },
    { openTime: 0, open: 0, high: 0, low: 0, close: 120, volume: 0 },
  );
  await expect.poll(countWaiting).toBeGreaterThan(0);
  await queue.deliver();
  expect(got).toHaveLength(before);
  ayse = await signIn();
  await queue.deliver();
  await expect.poll(() => got.length).toBeGreaterThan(before);
});

it('a new secret leaves the present one valid for a day', async () => {
  const [channel] = await listChannels();
  const path = alertChannelPaths.secret(channel?.id ?? '');
  const [first, second] = [
    (await ayse.call('POST', path)).json<WebhookSecret>().secret,
    (await ayse.call('POST', path)).json<WebhookSecret>().secret,
  ];
  const send = async () => {
    await ayse.call('POST', alertChannelPaths.test(channel?.id ?? ''));
    return [first, second].map((secret) => isSignedBy(secret));
  };
  expect(await send()).toEqual([true, true]);
  test.moveClock(day);
  ayse = await signIn();
  expect(await send()).toEqual([false, true]);
});

it('tries again with pauses under the same id, ends a browser that is removed, turns off a webhook after five days', async () => {
  [status, pushStatus] = [500, 410];
  setNext(90);
  await closeNext(101);
  await queue.deliver();
  expect((await listChannels()).map(({ kind }) => kind)).toEqual(['webhook']);
  expect((await listDeliveries())[0]).toMatchObject({ state: 'waiting', tries: 1, status: 500 });
  test.moveClock(6_000);
  await queue.deliver();
  expect(new Set(got.slice(-2).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await listDeliveries())[0]).toMatchObject({ state: 'waiting', tries: 2 });
  test.moveClock(5 * day);
  await queue.deliver();
  ayse = await signIn();
  expect((await listChannels())[0]?.state).toBe('failing');
  const readSubjects = async () =>
    (await test.mailsTo('ayse@example.com')).map(({ subject }) => subject).join();
  await expect.poll(readSubjects).toContain('no longer sends');
});
