import { randomUUID } from 'node:crypto';
import {
  chatPaths,
  type AnalysisRequest,
  type QuestionPlan,
  type StoredMessage,
} from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { createAnalyst } from '../../create-analyst.ts';
import { answerChunks, conversations, messages } from '../../db/schema/conversation.ts';
import { signUp, wideLimits, type SignedIn } from '../../testing/account-steps.ts';
import { countStored, getMessageText, listen, visit } from '../../testing/conversation-steps.ts';
import type { Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { getSubject } from '../../analysis-text.ts';
import { storeAnalysis } from '../../db/analysis-store.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createSmallAnalysis } from '../../testing/scripted-analyst.ts';

const marketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: { read: async () => undefined, append: async () => {}, replace: async () => {} },
});
const analyst = createAnalyst(marketData);

let test: TestApp;
let signedIn: SignedIn;
let ayse: Visitor;
let conversation: string;
let answered: MockInstance<typeof analyst.answer>;

beforeAll(async () => {
  answered = vi.spyOn(analyst, 'answer');
  test = await createTestApp({ deps: { analyst, marketData, authLimits: wideLimits } });
  const origin = await listen(test);
  signedIn = await signUp(test, 'ayse@example.com');
  ayse = visit(test, origin, signedIn);
});

afterAll(() => test.close());

beforeEach(async () => {
  answered.mockClear();
  conversation = await ayse.begin();
});

const gaps: QuestionPlan = {
  intent: 'gaps',
  concept: 'fair-value-gap',
  side: 'above',
  namesInstrument: true,
};

function createRequest(change: Partial<AnalysisRequest> = {}): AnalysisRequest {
  return {
    mode: 'technical',
    symbol: 'ETHUSDT',
    interval: '4h',
    window: { limit: 200 },
    language: 'en',
    plan: gaps,
    ...change,
  };
}

/** Sends a message; returns its stored answer. */
async function ask(message: string, payload: object = {}, id: string = randomUUID()) {
  await readAll(await ayse.send(conversation, message, { id, payload }));
  const answer = (await ayse.read(conversation)).messages.at(-1);
  return { answer, text: getMessageText(answer), understanding: readUnderstanding(answer) };
}

/** What was understood, without the request that is sent back and its chips. */
function readUnderstanding(answer: StoredMessage | undefined): unknown {
  const data = answer?.parts.find(({ type }) => type === 'data-understanding')?.['data'];
  return typeof data === 'object' && data !== null
    ? { ...data, chips: undefined, request: undefined }
    : data;
}

const getAskedRequest = () => answered.mock.lastCall?.[0].request;

async function refuse(payload: object): Promise<unknown> {
  const sent = { id: randomUUID(), message: 'x', ...payload };
  const { statusCode, body } = await ayse.call('POST', chatPaths.messages(conversation), sent);
  return [statusCode, statusCode === 200 ? '' : JSON.parse(body).detail.error_code];
}

describe('a message with a request', () => {
  it('is answered by its request; its words are only shown', async () => {
    const words = 'BTCUSDT günlük grafiğinde son likidite alımı nerede?';
    const { answer, text, understanding } = await ask(words, { request: createRequest() });
    expect(understanding).toEqual({
      intent: 'gaps',
      mode: 'technical',
      symbol: 'ETHUSDT',
      covered: true,
      interval: '4h',
      language: 'en',
      concept: 'fair-value-gap',
    });
    expect(text).toMatch(/ETHUSDT on the 4-hour chart/);
    expect(answer?.metadata?.outcome).toBe('completed');
    const detail = await ayse.read(conversation);
    expect(getMessageText(detail.messages[0])).toBe(words);
    expect([detail.symbol, detail.interval]).toEqual(['ETHUSDT', '4h']);
  });

  it('wins over what is chosen beside it, also for the next question', async () => {
    const chosen = { symbol: 'BTCUSDT', interval: '1d', limit: 700, mode: 'fundamental' };
    await ask('x', { ...chosen, request: createRequest() });
    await ask('And now?');
    expect(answered.mock.lastCall?.[0].context).toMatchObject({
      symbol: 'ETHUSDT',
      interval: '4h',
      limit: 200,
      mode: 'technical',
      lastAnalysis: { candles: { count: 200 } },
    });
  });

  it('is followed by questions about the very structure that its answer told of', async () => {
    await ask('x', { request: createRequest() });
    const { understanding } = await ask('when did this gap form?');
    const { spoken } = answered.mock.lastCall?.[0].context ?? {};
    expect(spoken).toMatchObject({ symbol: 'ETHUSDT', interval: '4h' });
    expect(spoken?.findingIds[0]).toMatch(/^fair-value-gap\./);
    expect(understanding).toMatchObject({ intent: 'measure' });
    const { messages: all } = await ayse.read(conversation);
    expect(JSON.stringify(all.at(-1)?.parts)).toContain(`"findingId":"${spoken?.findingIds[0]}"`);
  });

  it('is followed by questions about the price that its answer told', async () => {
    const plan: QuestionPlan = { intent: 'measure', measures: [{ id: 'next-invalidation' }] };
    await ask('x', { request: { ...createRequest(), plan } });
    await ask('when was it last there');
    const { toldPrice } = answered.mock.lastCall?.[0].context ?? {};
    expect(toldPrice?.symbol).toBe('ETHUSDT');
    const { messages: all } = await ayse.read(conversation);
    expect(toldPrice?.price).toBeGreaterThan(0);
    expect(JSON.stringify(all.at(-1)?.parts)).toContain(`"price":${toldPrice?.price}`);
  });

  it('loses what only a reader of text may say', async () => {
    const unread = { name: 'ZZZQX', interval: '7h', since: 'yore' };
    const candidates = [{ symbol: 'ZZZ', name: 'Anything' }];
    const plan = { ...gaps, unread, candidates, isSeveral: true };
    await ask('x', { request: { ...createRequest(), plan } });
    expect(getAskedRequest()).toEqual(createRequest());
  });

  it('is refused where nothing can be answered by it, and not stored', async () => {
    const before = await countStored(test);
    const since = { kind: 'time', time: 1e300 };
    const refused = [
      ...(['unknown-symbol', 'ambiguous-symbol', 'not-covered', 'mode-not-available'] as const).map(
        (intent) => ({ plan: { intent } }),
      ),
      { plan: { intent: 'changed-since', since } },
      { plan: { intent: 'indicator', indicator: { id: 'rsi', length: -5 } } },
      { plan: { intent: 'indicator', indicator: { id: 'rsi', length: 1.5 } } },
      { plan: { intent: 'unheard-of' } },
      { plan: {} },
      { window: { limit: 10 } },
      { interval: '7h' },
      { symbol: 'x'.repeat(41) },
      { mode: 'unheard-of' },
    ];
    for (const change of refused)
      expect([change, await refuse({ request: { ...createRequest(), ...change } })]).toEqual([
        change,
        [400, 'VALIDATION_FAILED'],
      ]);
    expect(await countStored(test)).toEqual(before);
  });
});

describe('a request that cannot be answered with a chart', () => {
  const analyze: QuestionPlan = { intent: 'analyze', namesInstrument: true };
  it.each([
    ['ZZZQX', 'unknown-symbol'],
    ['GARAN', 'not-covered'],
  ])('for %s gets the designed answer of a typed question', async (symbol, intent) => {
    const typed = await ask(`Analyze ${symbol} 4h`);
    const asked = await ask('x', { request: createRequest({ symbol, plan: analyze }) });
    expect(asked.understanding).toMatchObject({ intent });
    expect(asked.understanding).toEqual({ ...Object(typed.understanding), symbol });
    expect(asked.text.toLowerCase()).toBe(typed.text.toLowerCase());
    expect(asked.text).not.toBe('');
  });

  it('asks which one a symbol of several means: a typed name is the best known', async () => {
    const asked = await ask('x', { request: createRequest({ symbol: 'DOLLAR', plan: analyze }) });
    expect(asked.understanding).toMatchObject({ intent: 'ambiguous-symbol', symbol: 'DOLLAR' });
    expect(asked.text).toContain('DXY');
    const typed = await ask('Analyze DOLLAR 4h');
    expect(typed.understanding).toMatchObject({ intent: 'analyze', symbol: 'DXY' });
    expect(typed.text).toContain('it may also mean USDTRY');
  });

  it.each([
    ['fundamental', 'company'],
    ['real-estate', 'mode-not-available'],
  ] as const)('nor in mode %s', async (mode, intent) => {
    const typed = await ask('Analyze ETHUSDT 4h', { mode });
    const asked = await ask('x', { request: createRequest({ mode, plan: analyze }) });
    expect(asked.understanding).toMatchObject({ intent, mode });
    expect([asked.understanding, asked.text]).toEqual([typed.understanding, typed.text]);
  });

  it('and without a symbol is asked for one', async () => {
    const { symbol: _, ...request } = createRequest({ mode: 'fundamental', plan: analyze });
    expect((await ask('x', { request })).text).toMatch(/^I do not know which instrument you mean/);
  });

  it('names a second instrument that is not known', async () => {
    const plan: QuestionPlan = { intent: 'compare', otherSymbol: 'ZZZQX', namesInstrument: true };
    const { text } = await ask('x', { request: createRequest({ plan }) });
    expect(text).toMatch(/"ZZZQX".*With which other instrument is ETHUSDT/);
    const twice = createRequest({ plan: { ...plan, otherSymbol: 'eth' } });
    expect((await ask('x', { request: twice })).text).toMatch(/^With which other instrument/);
  });
});

describe('a property deal in a conversation', () => {
  it('goes on over messages, is stored, and leaves the chart what it is', async () => {
    await ask('Analyze ETHUSDT 4h');
    const first = await ask('I buy a flat at 250,000 with 20 % down, rent 1,400');
    expect(first.understanding).toMatchObject({ intent: 'property', mode: 'real-estate' });
    expect(first.text).toContain('takes 57,500 USD of own money');
    const next = await ask('and pessimistic?');
    expect(next.text).toMatch(/^Pessimistic: rent growth 1.5%/);
    const detail = await ayse.read(conversation);
    expect([detail.symbol, detail.interval]).toEqual(['ETHUSDT', '4h']);
    const data = first.answer?.parts.find(({ type }) => type === 'data-analysis')?.['data'];
    expect(data).toMatchObject({ mode: 'real-estate', inputs: { price: 250_000, country: 'us' } });
    const { id } = Object(data);
    const { statusCode, body } = await ayse.call('GET', `${chatPaths.analyses}/${String(id)}`);
    expect([statusCode, JSON.parse(body).mode]).toEqual([200, 'real-estate']);
    expect((await ask('nearest gap above?')).text).toMatch(/Ethereum|ETHUSDT/);
  });

  it('refuses a request with a field that is out of range, by its name', async () => {
    const property = { country: 'us', currency: 'USD', given: { price: 100_000, loanRate: 9 } };
    const request = { ...createRequest(), plan: { intent: 'property', property } };
    const sent = { id: randomUUID(), message: 'x', request };
    const { statusCode, body } = await ayse.call('POST', chatPaths.messages(conversation), sent);
    expect(statusCode).toBe(400);
    expect(body).toContain('loanRate');
  });
});

describe('a message with a request that is sent again', () => {
  it('is the same with its keys in another order, another one with another request', async () => {
    const id = randomUUID();
    const request = createRequest();
    await ask('x', { request }, id);
    const reversed = Object.fromEntries(
      Object.entries({
        ...request,
        plan: Object.fromEntries(Object.entries(gaps).toReversed()),
      }).toReversed(),
    );
    const sendAgain = (again: object) => refuse({ id, message: 'x', ...again });
    for (const same of [{ request: reversed }, { request }, {}])
      expect([same, await sendAgain(same)]).toEqual([same, [200, '']]);
    const { side: _, ...withoutSide } = gaps;
    for (const other of [
      createRequest({ symbol: 'BTCUSDT' }),
      createRequest({ window: { limit: 300 } }),
      createRequest({ plan: { ...gaps, side: 'below' } }),
      createRequest({ plan: withoutSide }),
    ])
      expect([other, await sendAgain({ request: other })]).toEqual([
        other,
        [409, 'MESSAGE_ID_TAKEN'],
      ]);
    expect((await ayse.read(conversation)).messages).toHaveLength(2);
  });

  it('keeps its request when its answer had failed', async () => {
    const id = randomUUID();
    answered.mockImplementationOnce(async function* fail() {
      yield* [];
      throw new Error('broken');
    });
    const failed = await ask('x', { request: createRequest() }, id);
    expect(failed.answer?.metadata?.outcome).toBe('failed');
    // A page that was loaded anew knows the words alone.
    const retried = await ask('x', {}, id);
    expect(getAskedRequest()).toEqual(createRequest());
    expect(retried.answer?.metadata?.outcome).toBe('completed');
    expect(retried.understanding).toMatchObject({ intent: 'gaps', symbol: 'ETHUSDT' });
  });
});

describe('a conversation stored before requests existed', () => {
  it('is read as it was, and goes on', async () => {
    const { db } = test.database;
    const shown = createSmallAnalysis();
    const { id: analysisId, findings, ...content } = shown;
    const [id, answerId] = [randomUUID(), randomUUID()];
    const source = { vendor: 'hand', hash: 'ab', from: 1, to: 2 };
    const facts = content.facts.map((fact) => ({ ...fact, source }));
    const parts = [
      { type: 'data-understanding', id, data: { intent: 'analyze', language: 'en' } },
      { type: 'data-facts', id, data: { facts } },
      { type: 'data-suggestions', data: { prompts: ['Where is the nearest gap?'] } },
    ];
    await storeAnalysis(db, {
      userId: signedIn.userId,
      conversationId: conversation,
      analysis: {
        id: analysisId,
        subject: getSubject(shown),
        content: JSON.stringify({ ...content, facts }),
        findings: JSON.stringify(findings),
      },
      createdAt: test.now(),
    });
    await db.insert(messages).values({
      id,
      conversationId: conversation,
      text: 'Analyze BTCUSDT',
      chosen: {},
      createdAt: new Date(test.now()),
      answerId,
      answerState: 'completed',
      answerStartedAt: new Date(test.now()),
    });
    await db.update(conversations).set({ lastMessageId: id });
    const start = { type: 'start', messageId: answerId, messageMetadata: { inReplyTo: id } };
    await db.insert(answerChunks).values(
      [start, ...parts].map((chunk, position) => ({
        answerId,
        position,
        messageId: id,
        chunk: JSON.stringify(chunk),
      })),
    );
    expect((await ayse.read(conversation)).messages.at(-1)?.parts).toEqual(parts);
    const kept = await ayse.call('GET', chatPaths.analysis(analysisId));
    expect(kept.json()).toMatchObject({ id: analysisId, findings, facts });
    const next = await ask('x', { request: createRequest() });
    expect(next.answer?.metadata?.outcome).toBe('completed');
  });
});
