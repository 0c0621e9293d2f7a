import { randomUUID } from 'node:crypto';
import {
  parseJsonEventStream,
  readUIMessageStream,
  uiMessageChunkSchema,
  type UIMessageChunk,
} from 'ai';
import { accountPaths, chatPaths, type StoredMessage } from '@vela/contracts';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
  type SignedIn,
} from '../../testing/account-steps.ts';
import {
  countStored,
  listen,
  getMessageText,
  visit,
  type Visitor,
} from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  parseEvents,
  readAll,
  readEvents,
  readUntil,
  type ServerEvent,
} from '../../testing/event-stream.ts';
import { isFullRun } from '../../testing/tier.ts';
import {
  createAnswerParts,
  createScriptedAnalyst,
  createSmallAnalysis,
  type ScriptedAnalyst,
} from '../../testing/scripted-analyst.ts';

let test: TestApp;
let analyst: ScriptedAnalyst;
let origin: string;
let signedInAyse: SignedIn;
let ayse: Visitor;
let boris: Visitor;
let conversation: string;

beforeAll(async () => {
  analyst = createScriptedAnalyst();
  test = await createTestApp({ deps: { analyst, authLimits: wideLimits } });
  origin = await listen(test);
  signedInAyse = await signUp(test, 'ayse@example.com');
  ayse = visit(test, origin, signedInAyse);
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
});

afterAll(() => test.close());

beforeEach(async () => {
  analyst.hold();
  analyst.script = createAnswerParts(['The trend is up.', 'The gap is open.']);
  conversation = await ayse.begin();
});

afterEach(async () => {
  analyst.resume();
  await vi.waitUntil(async () => !(await ayse.read(conversation)).running);
});

const pausedAfter = (count: number): void => {
  const parts = createAnswerParts(['The trend is up.', 'The gap is open.']);
  analyst.script = [...parts.slice(0, count), 'pause', ...parts.slice(count)];
};

const typed = z.object({ type: z.string() });
const sentence = (text: string) => ({
  text,
  factIds: ['close'],
  spans: [{ start: 0, end: 1, factId: 'close' }],
});
const send = (payload: object) =>
  ayse.call('POST', chatPaths.messages(conversation), {
    id: randomUUID(),
    message: 'x',
    ...payload,
  });

/** Numbers from 0 to 1 that are the same in each run (Lehmer, modulus 2^31 - 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Sends a message and reads its stream up to about this many bytes, or until it pauses; then cuts it. */
async function receiveBytes(id: string, count: number): Promise<string> {
  const payload = { id: randomUUID(), message: 'x' };
  const response = await ayse.open('POST', chatPaths.messages(id), { payload });
  if (response.body === null) throw new Error('a stream has a body');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < count) {
    const quiet = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), 150);
    });
    const next = await Promise.race([reader.read(), quiet]);
    if (next === undefined || next.done) break;
    text += decoder.decode(next.value, { stream: true });
  }
  await reader.cancel();
  return text.slice(0, count);
}

function readTypes(events: readonly ServerEvent[]): string[] {
  return events.map(({ data = '' }) =>
    data === '[DONE]' ? data : typed.parse(JSON.parse(data)).type,
  );
}

async function finished(id: string): Promise<void> {
  await vi.waitFor(async () => expect((await ayse.read(id)).running).toBe(false), {
    timeout: 5_000,
  });
}

describe('the stream of an answer', () => {
  it('acknowledges the message, then sends understanding, analysis and sentences', async () => {
    const id = randomUUID();
    const events = await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    expect(readTypes(events)).toEqual([
      'start',
      'data-understanding',
      'data-analysis',
      'text-start',
      'text-delta',
      'data-evidence',
      'text-delta',
      'data-evidence',
      'text-end',
      'data-suggestions',
      'finish',
      '[DONE]',
    ]);
    const start = JSON.parse(events[0]?.data ?? '');
    expect(start.messageMetadata).toEqual({
      inReplyTo: id,
      author: 'narrator',
      createdAt: test.now(),
    });
    expect(JSON.parse(events.at(-2)?.data ?? '').messageMetadata).toEqual({ outcome: 'completed' });
    expect(events.slice(0, -1).map((event) => event.id)).toEqual(
      events.slice(0, -1).map((_, index) => `${start.messageId}:${index}`),
    );
  });

  it('is a UI message stream of the AI SDK; storage returns the assembled message', async () => {
    const id = randomUUID();
    const response = await ayse.open('POST', chatPaths.messages(conversation), {
      payload: { id, message: 'Analyze BTCUSDT' },
    });
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const results = parseJsonEventStream({
      stream: response.body ?? new ReadableStream(),
      schema: uiMessageChunkSchema,
    });
    const faults: unknown[] = [];
    const chunks = results.pipeThrough(
      new TransformStream<
        { success: boolean; value?: UIMessageChunk; error?: unknown },
        UIMessageChunk
      >({
        transform(result, controller) {
          if (result.success && result.value !== undefined) controller.enqueue(result.value);
          else faults.push(result.error);
        },
      }),
    );
    let message: StoredMessage | undefined;
    for await (const state of readUIMessageStream({ stream: chunks }))
      message = JSON.parse(JSON.stringify(state));
    expect(faults).toEqual([]);
    expect(getMessageText(message)).toBe('The trend is up. The gap is open.');
    const [question, answer] = (await ayse.read(conversation)).messages;
    expect(question).toMatchObject({
      id,
      role: 'user',
      parts: [{ type: 'text', text: 'Analyze BTCUSDT' }],
    });
    expect(answer?.parts).toEqual(message?.parts);
    expect(answer).toMatchObject({
      id: message?.id,
      role: 'assistant',
      metadata: { ...message?.metadata, outcome: 'completed' },
    });
  });

  it('includes facts of no chart before their sentences, also resumed and stored', async () => {
    const [understood, spoken, ...rest] = createAnswerParts(['9 o’clock.']).filter(
      ({ type }) => type !== 'analysis',
    );
    if (understood === undefined || spoken === undefined) throw new Error('no parts');
    const [fact] = createSmallAnalysis().facts;
    if (fact === undefined) throw new Error('no fact');
    const facts = [{ ...fact, source: { kind: 'clock' as const, at: fact.asOf } }];
    analyst.script = [understood, { type: 'facts', data: { facts } }, 'pause', spoken, ...rest];
    const sent = ayse.send(conversation);
    await vi.waitFor(async () => expect((await ayse.read(conversation)).running).toBe(true));
    const resumed = readAll(readEvents(await ayse.open('GET', chatPaths.stream(conversation))));
    analyst.resume();
    const events = await readAll(await sent);
    expect(readTypes(events).slice(1, 6)).toEqual([
      'data-understanding',
      'data-facts',
      'text-start',
      'text-delta',
      'data-evidence',
    ]);
    expect(JSON.parse(events[2]?.data ?? '').data).toEqual({ facts });
    expect(await resumed).toEqual(events);
    const part = (await ayse.read(conversation)).messages
      .at(-1)
      ?.parts.find(({ type }) => type === 'data-facts');
    expect(part).toMatchObject({ data: { facts } });
  });

  it('places each sentence in the text where its evidence says', async () => {
    const events = await readAll(await ayse.send(conversation));
    const chunks = events.slice(0, -1).map(({ data = '' }) => JSON.parse(data));
    const text = chunks.map(({ type, delta }) => (type === 'text-delta' ? delta : '')).join('');
    for (const { data } of chunks.filter(({ type }) => type === 'data-evidence'))
      expect(text.slice(data.offset, data.offset + data.text.length)).toBe(data.text);
  });

  it('contains only stored events', async () => {
    pausedAfter(3);
    const before = (await countStored(test)).chunks;
    const events = await ayse.send(conversation);
    let seen = 0;
    for await (const { id } of events) {
      if (id !== undefined) seen += 1;
      expect((await countStored(test)).chunks - before).toBeGreaterThanOrEqual(seen);
      analyst.resume();
    }
    expect(seen).toBe(11);
  });

  it('reports a throwing analyst without stack or secret, in the asked language', async () => {
    analyst.script = createAnswerParts(['The trend is up.']).slice(1, 3);
    const good = analyst.answer;
    vi.spyOn(analyst, 'answer').mockImplementationOnce(async function* fail(question) {
      yield* good(question);
      throw new Error('password=hunter2');
    });
    const events = await readAll(
      await ayse.send(conversation, 'Analiz et', { payload: { language: 'tr' } }),
    );
    const notice = JSON.parse(events.find(({ data }) => data?.includes('data-notice'))?.data ?? '');
    expect(notice.data).toEqual({
      code: 'INTERNAL',
      message: 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
    });
    expect(JSON.stringify(events)).not.toContain('hunter2');
    const [, answer] = (await ayse.read(conversation)).messages;
    expect(answer?.metadata?.outcome).toBe('failed');
    expect(getMessageText(answer)).toBe('The trend is up.');
  });
});

describe('a message that is sent again', () => {
  it('creates one message and one answer for twenty parallel sends of one id', async () => {
    pausedAfter(3);
    const before = await countStored(test);
    const asked = analyst.questions.length;
    const id = randomUUID();
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => ayse.send(conversation, 'Analyze BTCUSDT', { id })),
    );
    analyst.resume();
    const all = await Promise.all(streams.map(readAll));
    for (const events of all) expect(events).toEqual(all[0]);
    expect(all[0]?.at(-1)?.data).toBe('[DONE]');
    expect(analyst.questions.length - asked).toBe(1);
    const after = await countStored(test);
    expect([after.messages - before.messages, after.chunks - before.chunks]).toEqual([1, 11]);
    expect((await ayse.read(conversation)).messages).toHaveLength(2);
  });

  it('gets the same answer from storage once it has ended', async () => {
    const id = randomUUID();
    const first = await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    const again = await readAll(
      await ayse.send(conversation, ' Analyze BTCUSDT ', { id: id.toUpperCase() }),
    );
    expect(again).toEqual(first);
    expect((await ayse.read(conversation)).messages).toHaveLength(2);
  });

  it('gets the ended answer even while another one is running', async () => {
    const id = randomUUID();
    const first = await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    pausedAfter(2);
    const running = await ayse.send(conversation);
    await readUntil(running, 'data-understanding');
    expect(await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }))).toEqual(first);
    analyst.resume();
    await readAll(running);
  });

  it('is rejected when its id asks something else, running or answered', async () => {
    const id = randomUUID();
    const sent = { id, message: 'Analyze BTCUSDT', symbol: 'ETHUSDT', limit: 300 };
    const sendAgain = async (changed: object): Promise<unknown> => {
      const { statusCode, body } = await ayse.call('POST', chatPaths.messages(conversation), {
        ...sent,
        ...changed,
      });
      return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).detail.error_code];
    };
    const others = [
      { message: 'Analyze ETHUSDT' },
      { symbol: 'BTCUSDT' },
      { limit: 500 },
      { interval: '4h' },
      { mode: 'technical' },
    ];
    pausedAfter(2);
    const events = await ayse.send(conversation, sent.message, {
      id,
      payload: { symbol: sent.symbol, limit: sent.limit },
    });
    await readUntil(events, 'data-understanding');
    for (const other of others) expect(await sendAgain(other)).toEqual([409, 'MESSAGE_ID_TAKEN']);
    analyst.resume();
    await readAll(events);
    for (const other of others) expect(await sendAgain(other)).toEqual([409, 'MESSAGE_ID_TAKEN']);
    // A page that was loaded anew knows the words alone.
    for (const same of [{}, { symbol: undefined, limit: undefined }, { language: 'tr' }])
      expect(await sendAgain(same)).toBe(200);
  });

  it('is rejected for an id of another conversation, not found for another user’s', async () => {
    const id = randomUUID();
    await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    const payload = { id, message: 'x' };
    const elsewhere = await ayse.call('POST', chatPaths.messages(await ayse.begin()), payload);
    expect([elsewhere.statusCode, elsewhere.json().detail.error_code]).toEqual([
      409,
      'MESSAGE_ID_TAKEN',
    ]);
    const other = await boris.call('POST', chatPaths.messages(await boris.begin()), payload);
    expect([other.statusCode, other.json().detail.error_code]).toEqual([404, 'NOT_FOUND']);
  });

  it('restarts the answer, without a second message, when it had failed', async () => {
    const id = randomUUID();
    vi.spyOn(analyst, 'answer').mockImplementationOnce(async function* fail() {
      yield* createAnswerParts([]).slice(0, 1);
      throw new Error('broken');
    });
    await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    const again = await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { id }));
    expect(JSON.parse(again.at(-2)?.data ?? '').messageMetadata).toEqual({ outcome: 'completed' });
    const { messages } = await ayse.read(conversation);
    expect(messages.map(getMessageText)).toEqual([
      'Analyze BTCUSDT',
      'The trend is up. The gap is open.',
    ]);
  });
});

describe('an answer that is running', () => {
  it('is left out of the conversation, which reports it as running', async () => {
    pausedAfter(3);
    const events = await ayse.send(conversation);
    await readUntil(events, 'data-evidence');
    const detail = await ayse.read(conversation);
    expect([detail.running, detail.messages.map(({ role }) => role)]).toEqual([true, ['user']]);
    analyst.resume();
    await readAll(events);
  });

  it('rejects another message of the conversation', async () => {
    pausedAfter(1);
    const events = await ayse.send(conversation);
    await readUntil(events, 'data-understanding');
    const refused = await ayse.call('POST', chatPaths.messages(conversation), {
      id: randomUUID(),
      message: 'x',
      language: 'tr',
    });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      {
        error_code: 'CONVERSATION_BUSY',
        message: 'Bu sohbette hâlâ bir yanıt yazılıyor. Bitmesini bekleyin veya durdurun.',
      },
    ]);
    analyst.resume();
    await readAll(events);
  });

  it('is resumed by another connection without gaps or duplicates', async () => {
    pausedAfter(3);
    const first = await ayse.send(conversation);
    const seen = await readUntil(first, 'data-evidence');
    await first.return();
    const lastId = seen.at(-1)?.id ?? '';
    const resumed = readEvents(
      await ayse.open('GET', chatPaths.stream(conversation), {
        headers: { 'last-event-id': lastId },
      }),
    );
    const whole = readEvents(await ayse.open('GET', chatPaths.stream(conversation)));
    const otherReader = readEvents(
      await ayse.open('GET', chatPaths.stream(conversation), {
        headers: { 'last-event-id': `${randomUUID()}:7` },
      }),
    );
    analyst.resume();
    const rest = await readAll(resumed);
    const all = await readAll(whole);
    expect([...seen, ...rest]).toEqual(all);
    expect(await readAll(otherReader)).toEqual(all);
    expect(readTypes(all).at(-1)).toBe('[DONE]');
  });

  it('is told no further to a session that has ended, and completes', async () => {
    pausedAfter(3);
    const signedIn = await postJson(test, accountPaths.login, {
      email: 'ayse@example.com',
      password: goodPassword,
    });
    const elsewhere = visit(test, origin, parseSignIn(signedIn));
    const cut = await elsewhere.send(conversation);
    await readUntil(cut, 'data-evidence');
    const { items } = (await ayse.call('GET', accountPaths.ownSessions)).json();
    for (const { id, current } of items)
      if (!current) await ayse.call('DELETE', accountPaths.ownSession(id));
    // Cut off in the middle of the body, or at its end: nothing more is read either way.
    const after = await readAll(cut).catch(() => []);
    expect(after).toEqual([]);
    expect((await elsewhere.call('GET', chatPaths.conversations)).statusCode).toBe(401);
    const followed = readEvents(await ayse.open('GET', chatPaths.stream(conversation)));
    analyst.resume();
    expect(readTypes(await readAll(followed)).at(-1)).toBe('[DONE]');
  });

  it('is whole and the same in another tab, wherever the connection breaks', async () => {
    const sentences = Array.from(
      { length: 12 },
      (_, at) => `Sentence ${at} is told once, ğ ş ı İ.`,
    );
    const random = createRandom(7);
    for (let round = 0; round < (isFullRun ? 50 : 6); round += 1) {
      const parts = createAnswerParts(sentences);
      const pause = 1 + Math.floor(random() * (parts.length - 1));
      analyst.script = [...parts.slice(0, pause), 'pause', ...parts.slice(pause)];
      const id = await ayse.begin();
      const received = await receiveBytes(id, Math.floor(random() * 4_000));
      // What a browser has of a cut stream: the events that arrived whole.
      const seen = parseEvents(received.slice(0, received.lastIndexOf('\n\n') + 2));
      const lastId = seen.at(-1)?.id;
      const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
      const same = readEvents(await ayse.open('GET', chatPaths.stream(id), { headers }));
      const other = readEvents(await ayse.open('GET', chatPaths.stream(id)));
      analyst.resume();
      const [rest, all] = await Promise.all([readAll(same), readAll(other)]);
      expect([...seen, ...rest]).toEqual(all);
      expect(all.at(-1)?.data).toBe('[DONE]');
      await finished(id);
      const stored = (await ayse.read(id)).messages.at(-1);
      expect(stored && getMessageText(stored).trim()).toBe(sentences.join(' '));
      analyst.hold();
    }
  });

  it('completes without viewers', async () => {
    pausedAfter(2);
    const events = await ayse.send(conversation);
    await readUntil(events, 'data-understanding');
    await events.return();
    analyst.resume();
    await finished(conversation);
    const [, answer] = (await ayse.read(conversation)).messages;
    expect([getMessageText(answer), answer?.metadata?.outcome]).toEqual([
      'The trend is up. The gap is open.',
      'completed',
    ]);
  });

  it('ends when it is stopped while the analyst is busy, and its sentences stay', async () => {
    pausedAfter(3);
    const events = await ayse.send(conversation);
    await readUntil(events, 'data-evidence');
    expect((await ayse.call('POST', chatPaths.stop(conversation))).statusCode).toBe(204);
    const rest = await readAll(events);
    expect(readTypes(rest)).toEqual(['text-end', 'finish', '[DONE]']);
    expect(JSON.parse(rest[1]?.data ?? '').messageMetadata).toEqual({ outcome: 'stopped' });
    const { messages, running } = await ayse.read(conversation);
    expect([running, getMessageText(messages[1]), messages[1]?.metadata?.outcome]).toEqual([
      false,
      'The trend is up.',
      'stopped',
    ]);
    expect((await ayse.call('POST', chatPaths.stop(conversation))).statusCode).toBe(204);
  });

  it('is not there to resume once it has ended', async () => {
    await readAll(await ayse.send(conversation));
    const resumed = await ayse.call('GET', chatPaths.stream(conversation));
    expect([resumed.statusCode, resumed.body]).toEqual([204, '']);
  });

  it('ends with its conversation when that is deleted', async () => {
    pausedAfter(3);
    const events = await ayse.send(conversation);
    await readUntil(events, 'data-evidence');
    expect((await ayse.call('DELETE', chatPaths.conversation(conversation))).statusCode).toBe(204);
    await readAll(events);
    expect((await ayse.call('GET', chatPaths.conversation(conversation))).statusCode).toBe(404);
    conversation = await ayse.begin();
  });

  it('is limited to four per user', async () => {
    pausedAfter(1);
    const ids = [conversation, await ayse.begin(), await ayse.begin(), await ayse.begin()];
    const streams = await Promise.all(ids.map((id) => ayse.send(id)));
    const refused = await ayse.call('POST', chatPaths.messages(await ayse.begin()), {
      id: randomUUID(),
      message: 'x',
    });
    expect([
      refused.statusCode,
      refused.headers['retry-after'],
      refused.json().detail.error_code,
    ]).toEqual([429, '5', 'TOO_MANY_REQUESTS']);
    analyst.resume();
    await Promise.all(streams.map(readAll));
  });
});

describe('the context of a conversation', () => {
  it('is used by the next question; the title stays the first question', async () => {
    const analysis = createSmallAnalysis('4h');
    analyst.script = createAnswerParts(['Up.'], analysis);
    await readAll(
      await ayse.send(conversation, 'How is bitcoin doing?', { payload: { limit: 250 } }),
    );
    analyst.script = createAnswerParts(['Up.'], createSmallAnalysis('4h'));
    await readAll(await ayse.send(conversation, 'And now?'));
    expect(analyst.questions.at(-2)?.context).toEqual({});
    expect(analyst.questions.at(-2)?.chosen).toEqual({ limit: 250 });
    expect(analyst.questions.at(-1)?.context).toMatchObject({
      symbol: 'BTCUSDT',
      interval: '4h',
      limit: 250,
      mode: 'technical',
    });
    expect(analyst.questions.at(-1)?.context.lastAnalysis?.candles.count).toBe(500);
    expect(analyst.questions.at(-1)?.context.lastUnderstanding).toEqual({ intent: 'analyze' });
    expect(await ayse.read(conversation)).toMatchObject({
      title: 'How is bitcoin doing?',
      symbol: 'BTCUSDT',
      interval: '4h',
    });
  });

  it('takes its title from the question when there is no analysis', async () => {
    analyst.script = createAnswerParts(
      ['A gap is a price range without trades.'],
      undefined,
    ).filter(({ type }) => type !== 'analysis');
    await readAll(
      await ayse.send(
        conversation,
        'What is a fair value gap, and why does it matter so much to chart readers?',
      ),
    );
    expect((await ayse.read(conversation)).title).toBe(
      'What is a fair value gap, and why does it matter so much to…',
    );
  });

  it('stores the analysis of an answer under its id, explained by the sentences', async () => {
    const analysis = createSmallAnalysis();
    analyst.script = createAnswerParts(['Up.', 'Open.'], analysis);
    await readAll(await ayse.send(conversation));
    const kept = await ayse.call('GET', chatPaths.analysis(analysis.id));
    const explanation = {
      language: 'en',
      author: 'narrator',
      sentences: [sentence('Up.'), sentence('Open.')],
    };
    expect(kept.json()).toEqual({ ...analysis, explanation });
    expect((await boris.call('GET', chatPaths.analysis(analysis.id))).statusCode).toBe(404);
  });
});

describe('bad input', () => {
  it('names the field and the range of a limit, in both languages', async () => {
    for (const limit of [10, 1e9]) {
      const refused = await send({ limit });
      expect([refused.statusCode, refused.json().detail.fields]).toEqual([
        400,
        [{ field: 'limit', message: 'Candle limit must be between 50 and 5,000.' }],
      ]);
    }
    expect((await send({ limit: 10, language: 'tr' })).json().detail.message).toBe(
      'Mum sayısı 50 ile 5.000 arasında olmalı.',
    );
  });

  it('names the message when it is too long or empty', async () => {
    const long = await send({ message: 'x'.repeat(100_000) });
    expect([long.statusCode, long.json().detail.fields]).toEqual([
      400,
      [{ field: 'message', message: 'Message must have at most 600 characters.' }],
    ]);
    expect((await send({ message: '  ', language: 'tr' })).json().detail.message).toBe(
      'Mesaj gerekli.',
    );
  });

  it('is not stored', async () => {
    const before = await countStored(test);
    await send({ id: 'not-a-uuid' });
    await send({ interval: '7h' });
    expect(await countStored(test)).toEqual(before);
    expect(parseEvents('')).toEqual([]);
  });
});
