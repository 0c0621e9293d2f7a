import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { accountPaths, chatPaths, type StoredMessage } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Analyst } from '../../analyst.ts';
import { createAnalyst } from '../../create-analyst.ts';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { getMessageText, listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { parseEvents, readAll, readEvents, type ServerEvent } from '../../testing/event-stream.ts';
import { isFullRun } from '../../testing/tier.ts';
import { workLimits } from '../../work-limits.ts';

const points = isFullRun ? 50 : 5;
const message = 'Analyze BTCUSDT on the 4 hour chart';
const email = 'ayse@example.com';
const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const wide = { address: { points: 9_999, seconds: 1 }, account: { points: 9_999, seconds: 1 } };

/** Waits before each part of an answer, so that a cut finds it running, or ended. */
let maxPauseMs = 0;
let test: TestApp;
let origin: string;
let ayse: Visitor;
let token: string;

beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const analyst = createAnalyst(marketData);
  const paced: Analyst = {
    ...analyst,
    async *answer(question, owner) {
      for await (const part of analyst.answer(question, owner)) {
        if (maxPauseMs > 0) await wait(Math.random() * maxPauseMs);
        yield part;
      }
    },
  };
  const limits = { ...workLimits, message: wide };
  const deps = { marketData, analyst: paced, authLimits: wideLimits, workLimits: limits };
  test = await createTestApp({ deps });
  origin = await listen(test);
  const signedIn = await signUp(test, email);
  token = signedIn.accessToken;
  ayse = visit(test, origin, signedIn);
});
afterAll(() => test.close());

/** Sends the message and destroys the socket once this many bytes of the answer have arrived. */
function sendAndCut(conversationId: string, cutAfter: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const url = new URL(origin + chatPaths.messages(conversationId));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = http.request(url, { method: 'POST', headers }, (response) => {
      const pieces: Buffer[] = [];
      const end = (): void => {
        request.destroy();
        resolve(Buffer.concat(pieces).subarray(0, cutAfter).toString());
      };
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (Buffer.concat(pieces).length >= cutAfter) end();
      });
      response.on('end', end);
      response.on('error', () => undefined);
    });
    request.on('error', (error) => (request.destroyed ? undefined : reject(error)));
    request.end(JSON.stringify({ id: randomUUID(), message, language: 'en' }));
  });
}

const toTexts = (answer: StoredMessage | undefined): readonly unknown[] =>
  (answer?.parts ?? []).flatMap((part) =>
    part.type === 'data-evidence' ? [Reflect.get(Object(part['data']), 'text')] : [],
  );
/** Numbers of events with one, each told by its id. */
const listPositions = (events: readonly ServerEvent[]): number[] =>
  events.flatMap(({ id }) => (id === undefined ? [] : [Number(id.split(':')[1])]));

/** Another session of the account, as another tab or device. */
async function openOtherTab(): Promise<Visitor> {
  const credentials = { email, password: goodPassword };
  return visit(test, origin, parseSignIn(await postJson(test, accountPaths.login, credentials)));
}

/** Follows the answer in another tab to its end: the numbers of the events in their order. */
async function followToEnd(tab: Visitor, conversation: string, lastEventId?: string) {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await tab.open('GET', chatPaths.stream(conversation), { headers });
  if (response.status === 204) return undefined;
  const events = await readAll(readEvents(response));
  expect(events.at(-1)?.data).toBe('[DONE]');
  return listPositions(events);
}

it(`an answer cut at ${points} points is complete and the same in another tab`, async () => {
  const whole = await ayse.begin();
  const uncut = await readAll(await ayse.send(whole, message, { payload: { language: 'en' } }));
  const numbers = uncut.slice(0, -1).map((_event, index) => index);
  const [, expected] = (await ayse.read(whole)).messages;
  const sentences = toTexts(expected);
  const bytes = (await sendAndCut(await ayse.begin(), Infinity)).length;
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThan(8);
  const tab = await openOtherTab();
  maxPauseMs = 12;
  const resumed = { running: 0, ended: 0 };
  for (let point = 0; point < points; point += 1) {
    const conversation = await ayse.begin();
    const cutAfter = 1 + Math.floor(Math.random() * bytes);
    const before = parseEvents(await sendAndCut(conversation, cutAfter)).slice(0, -1);
    // One half begins anew, as a page does; the other goes on after the last whole event.
    const lastId = point % 2 === 0 ? undefined : before.findLast(({ id }) => id !== undefined)?.id;
    const followed = await followToEnd(tab, conversation, lastId);
    const seen = lastId === undefined ? [] : listPositions(before);
    const rest = followed ?? numbers.slice(seen.length);
    expect([cutAfter, ...seen, ...rest]).toEqual([cutAfter, ...numbers]);
    resumed[followed === undefined ? 'ended' : 'running'] += 1;
    while ((await tab.read(conversation)).running) await wait(20);
    const { messages } = await tab.read(conversation);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const [, answer] = messages;
    expect([cutAfter, answer?.metadata?.outcome]).toEqual([cutAfter, 'completed']);
    expect([cutAfter, getMessageText(answer)]).toEqual([cutAfter, getMessageText(expected)]);
    expect(toTexts(answer)).toEqual(sentences);
  }
  expect(resumed.running).toBeGreaterThan(0);
}, 120_000);
