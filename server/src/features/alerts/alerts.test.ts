import {
  accountPaths,
  watchPaths,
  type Alert,
  type AlertList,
  type AlertPreview,
  type CreateAlertRequest,
  type ErrorBody,
  type FiringList,
  type UnreadFirings,
} from '@vela/contracts';
import { createSeriesAnalyses } from '@vela/analyst';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { createMailer } from '../../mail/create-mailer.ts';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createScriptedMarket, scriptedBegin } from '../../testing/alerts/scripted-market.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { tellClosedCandle } from '../../candles/closed-candles.ts';
import { createAlertRunner, type AlertRunner } from './alert-runner.ts';

const minute = 60_000;
/** Closes that a test has set, by the number of the candle. */
let closes: Record<number, number> = {};
const getClose = (index: number) => closes[index] ?? (index % 2 === 0 ? 90 : 91);
let forming: number | undefined;
let vendor = 'scripted';
let readings = 0;

const marketData = createScriptedMarket({
  close: getClose,
  forming: (now) => {
    if (forming === undefined) return undefined;
    const openTime = Math.floor(now / minute) * minute;
    return { openTime, open: 90, high: forming, low: 90, close: 90, volume: 1 };
  },
  vendor: () => vendor,
  onRead: () => {
    readings += 1;
  },
});

let test: TestApp;
let ayse: Visitor;
let burak: Visitor;

function createRunner(): AlertRunner {
  const { appDb: db, config } = test;
  const now = () => test.now();
  const log = { warn: (fault: unknown) => expect.fail(JSON.stringify(fault)), error: () => {} };
  const mails = createMailQueue({
    config,
    db,
    mailer: createMailer(config),
    now,
    log: test.app.log,
  });
  const analyses = createSeriesAnalyses();
  const deliveries = { deliverSoon: () => {} };
  return createAlertRunner({ deliveries, db, config, mails, marketData, analyses, now, log });
}

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData } });
  for (const email of ['ayse@example.com', 'burak@example.com']) await signUp(test, email);
});
const signIn = async (email: string) =>
  visit(
    test,
    '',
    parseSignIn(await postJson(test, accountPaths.login, { email, password: goodPassword })),
  );
/** Every test signs in: access tokens end after a quarter of an hour of its clock. */
beforeEach(async () => {
  ayse = await signIn('ayse@example.com');
  burak = await signIn('burak@example.com');
});
afterAll(() => test.close());

const wanted: CreateAlertRequest = {
  symbol: 'BTCUSDT',
  interval: '1m',
  condition: { kind: 'cross', subject: 'price', against: 100, direction: 'up' },
  frequency: 'every',
  coolDownMinutes: 0,
  evaluation: 'close',
  email: true,
  note: '',
};
const create = (visitor: Visitor, change: Partial<CreateAlertRequest> = {}) =>
  visitor.call('POST', watchPaths.alerts, { ...wanted, ...change });
const list = async (visitor: Visitor) =>
  (await visitor.call('GET', watchPaths.alerts)).json<AlertList>().items;
const listFirings = async (visitor: Visitor) =>
  (await visitor.call('GET', watchPaths.firings)).json<FiringList>().items;
/** Closes the next candle at a price, and lets a runner look. */
async function closeNext(price: number, runners: readonly AlertRunner[]): Promise<number> {
  const next = Math.floor((test.now() - scriptedBegin) / minute);
  closes = { ...closes, [next]: price };
  test.moveClock(minute);
  const fired = await Promise.all(runners.map((runner) => runner.runSeries('BTCUSDT', '1m')));
  return fired.reduce((sum, count) => sum + count, 0);
}

it('fires once at the close, with two processes and after a restart, and mails it', async () => {
  const alert = (await create(ayse)).json<Alert>();
  expect([alert.state, alert.source]).toEqual(['active', { kind: 'live', vendor: 'scripted' }]);
  const two = [createRunner(), createRunner()];
  expect(await closeNext(99, two)).toBe(0);
  expect(await closeNext(100, two)).toBe(0);
  readings = 0;
  expect(await closeNext(101, two)).toBe(1);
  expect(readings).toBe(2);
  expect(await createRunner().runSeries('BTCUSDT', '1m')).toBe(0);
  const [firing, ...others] = await listFirings(ayse);
  expect(others).toEqual([]);
  expect(firing).toMatchObject({
    alertId: alert.id,
    value: 101,
    against: 100,
    side: 'up',
    provisional: false,
    late: false,
    isRead: false,
  });
  expect(await listFirings(burak)).toEqual([]);
  const mails = await test.mailsTo('ayse@example.com', 3);
  const told = mails.filter(({ text }) =>
    text.includes('BTCUSDT 1-minute closed at 101, above 100'),
  );
  expect(told).toHaveLength(1);
  const unread = await ayse.call('GET', watchPaths.unreadFirings);
  expect(unread.json<UnreadFirings>().count).toBe(1);
  await ayse.call('DELETE', watchPaths.unreadFirings);
  expect((await listFirings(ayse))[0]?.isRead).toBe(true);
});

it('waits anew after a pause, does not fire for what came meanwhile, and ends when it expires', async () => {
  const runners = [createRunner()];
  await closeNext(90, runners);
  const [alert] = await list(ayse);
  const change = (body: object) => ayse.call('PATCH', watchPaths.alert(alert?.id ?? ''), body);
  expect((await change({ state: 'paused' })).json<Alert>().state).toBe('paused');
  await closeNext(105, runners);
  expect(await listFirings(ayse)).toHaveLength(1);
  await change({ state: 'active' });
  expect(await closeNext(106, runners)).toBe(0);
  await closeNext(99, runners);
  expect(await closeNext(102, runners)).toBe(1);
  await change({ expiresAt: test.now() + minute });
  await closeNext(90, runners);
  expect(await closeNext(103, runners)).toBe(0);
  await runners[0]?.run();
  expect((await list(ayse))[0]?.state).toBe('expired');
  const foreign = await burak.call('PATCH', watchPaths.alert(alert?.id ?? ''), { note: 'mine' });
  expect(foreign.statusCode).toBe(404);
});

it('once: fires one time; cool-down: rests', async () => {
  const runners = [createRunner()];
  await closeNext(90, runners);
  await create(burak, { frequency: 'once', email: false });
  test.moveClock(1000);
  await create(burak, { coolDownMinutes: 5, email: false });
  for (const price of [101, 90, 101, 90, 101, 90, 101, 90, 90, 90, 90])
    await closeNext(price, runners);
  const states = (await list(burak)).map(({ state, firedCount }) => [state, firedCount]);
  expect(states).toEqual([
    ['active', 2],
    ['fired', 1],
  ]);
});

it('waits while another vendor answers, says so, and goes on where it was', async () => {
  const runners = [createRunner()];
  vendor = 'other';
  await closeNext(90, runners);
  expect(await closeNext(101, runners)).toBe(0);
  expect((await list(burak)).map(({ fault }) => fault)).toEqual(['other-source', 'other-source']);
  vendor = 'scripted';
  expect(await closeNext(90, runners)).toBe(1);
  expect((await list(burak))[0]?.fault).toBeUndefined();
});

it('within the candle: fires at once, marked provisional, and not again at the close', async () => {
  const runners = [createRunner()];
  const made = (await create(burak, { evaluation: 'intrabar', email: false })).json<Alert>();
  const listOwn = async () =>
    (await listFirings(burak)).filter(({ alertId }) => alertId === made.id);
  forming = 100.5;
  await runners[0]?.runSeries('BTCUSDT', '1m');
  await runners[0]?.runSeries('BTCUSDT', '1m');
  expect((await listOwn()).map(({ provisional, value }) => [provisional, value])).toEqual([
    [true, 100],
  ]);
  forming = undefined;
  await closeNext(101, runners);
  expect(await listOwn()).toHaveLength(1);
});

it('says how often it would have fired, and refuses what cannot be evaluated', async () => {
  const { symbol, interval, condition, evaluation, coolDownMinutes } = wanted;
  const asked = { symbol, interval, condition, evaluation, coolDownMinutes };
  const call = (change: object) =>
    ayse.call('POST', watchPaths.alertPreview, { ...asked, ...change });
  const level = { kind: 'cross', subject: 'price', against: 90.5, direction: 'up' };
  const looked = (await call({ condition: level })).json<AlertPreview>();
  const count = Math.floor((test.now() - scriptedBegin) / minute);
  let expected = 0;
  for (let index = 1; index < count; index += 1)
    if (getClose(index) > 90.5 && getClose(index - 1) < 90.5) expected += 1;
  expect(looked.count).toBe(expected);
  expect(looked.perMonth).toEqual([{ month: '2026-11', count: expected }]);
  const average = { indicator: 'no-such', parameters: {}, output: 'x' };
  const unknown = await call({ condition: { ...level, against: average } });
  expect(unknown.json<ErrorBody>().detail.fields?.map(({ field }) => field)).toEqual(['condition']);
  const within = await call({
    evaluation: 'intrabar',
    condition: { kind: 'move', percent: 5, candles: 1, direction: 'up' },
  });
  expect(within.json<ErrorBody>().detail.fields?.map(({ field }) => field)).toEqual(['evaluation']);
  const touched = { kind: 'structure', finding: 'displacement', event: 'touched' };
  expect((await call({ condition: touched })).statusCode).toBe(400);
  expect((await test.app.inject({ method: 'GET', url: watchPaths.alerts })).statusCode).toBe(401);
});

it('fires as soon as the stream of a series tells that its candle closed', async () => {
  const { id } = (await create(burak)).json<Alert>();
  await closeNext(90, [createRunner()]);
  await closeNext(104, []);
  const openTime = test.now() - minute;
  const candle = { openTime, open: 90, high: 104, low: 90, close: 104, volume: 1 };
  tellClosedCandle({ symbol: 'BTCUSDT', interval: '1m', source: 'scripted' }, candle);
  const count = async () =>
    (await listFirings(burak)).filter(({ alertId }) => alertId === id).length;
  await expect.poll(count).toBe(1);
});
