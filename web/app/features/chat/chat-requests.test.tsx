import { sendMessageSchema, type StoredMessage, type Understanding } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { toAnswer } from './answer.ts';
import { type Controls, toAnalysisRequest } from './controls.ts';
import { toChangedQuestion } from './chip-actions.ts';
import type { ChatMessage } from './chat-message.ts';
import { findChartAnalysis, findEarlierAnalysis } from './thread.ts';
import { toChatPath, useChatAddress } from './use-chat-address.ts';
import { toMessage } from './use-controls.ts';

const controls: Controls = { symbol: 'ETHUSDT', interval: '4h', limit: '1.000', mode: 'technical' };

function createStored(...parts: StoredMessage['parts']): StoredMessage {
  return { id: 'a', role: 'assistant', parts, createdAt: 0 };
}

const suggest = (...prompts: unknown[]) =>
  toAnswer(createStored({ type: 'data-suggestions', data: { prompts } })).suggestions;

const send = (prompt = { text: '' }) => toMessage(prompt, controls, 'tr');

const answerWith = (data: { id: string } & Record<string, unknown>): ChatMessage => ({
  kind: 'answer',
  id: data.id,
  answer: toAnswer(createStored({ type: 'data-analysis', data })),
});
const find = (messages: readonly ChatMessage[], chosenId?: string) =>
  findChartAnalysis({ messages, context: undefined }, chosenId)?.id;

describe('suggestions of a stored answer', () => {
  const request = toAnalysisRequest(controls, { intent: 'bias' }, 'en');

  it('have their request; those stored before requests existed are words', () => {
    expect(suggest('Where is the nearest gap?', { text: 'Which way?', request })).toEqual([
      { text: 'Where is the nearest gap?' },
      { text: 'Which way?', request },
    ]);
  });

  it('are sent with the request they have, and without one as words', () => {
    const [words, asked] = suggest('Where is the nearest gap?', { text: 'Which way?', request });
    expect(send(words)).not.toHaveProperty('request');
    expect(send(asked)).toMatchObject({ message: 'Which way?', language: 'tr', request });
  });
});

describe('the request of a button', () => {
  it('asks about the chosen chart, which it names', () => {
    expect(toAnalysisRequest(controls, { intent: 'analyze' }, 'tr')).toEqual({
      mode: 'technical',
      symbol: 'ETHUSDT',
      interval: '4h',
      window: { limit: 1000 },
      language: 'tr',
      plan: { intent: 'analyze', namesInstrument: true },
    });
  });

  it('has the default limit where the field holds none', () => {
    for (const limit of ['', '10', 'many'])
      expect(toAnalysisRequest({ ...controls, limit }, { intent: 'analyze' }, 'en').window).toEqual(
        { limit: 500 },
      );
  });

  it('passes the schema of the server unchanged, also from "explain this"', () => {
    const plan = { intent: 'findings', findingId: 'fair-value-gap:bullish:7' } as const;
    const request = toAnalysisRequest({ ...controls, interval: '1d' }, plan, 'en');
    const sent = toMessage({ text: 'Explain this gap', request }, controls, 'en');
    expect(sendMessageSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(sent.request).toMatchObject({ interval: '1d', plan: { intent: 'findings' } });
  });
});

describe('a question with one chip changed', () => {
  const bullish = { kind: 'filter', text: 'bullish' } as const;
  const period = { kind: 'period', text: 'the last 90 days' } as const;
  const measure = { id: 'zone-list', direction: 'bullish' } as const;
  const read: Understanding = {
    intent: 'measure',
    mode: 'technical',
    language: 'en',
    chips: [
      { kind: 'symbol', text: 'ETHUSDT' },
      bullish,
      period,
      { kind: 'unread', text: 'foobar' },
    ],
    request: toAnalysisRequest(
      controls,
      { intent: 'measure', measures: [measure], residue: ['foobar'] },
      'en',
    ),
  };

  it('says what was read, with the change in its place, and sends the changed request', () => {
    const year = { kind: 'last', count: 1, unit: 'year' } as const;
    const change = { text: 'the last year', change: { part: 'period', period: year } } as const;
    const asked = toChangedQuestion(read, period, change);
    expect(asked?.text).toBe('ETHUSDT · bullish · the last year');
    expect(asked?.request?.plan).toEqual({
      intent: 'measure',
      measures: [measure],
      period: year,
      namesInstrument: true,
    });
    const sent = toMessage(asked ?? { text: '' }, controls, 'en');
    expect(sendMessageSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });

  it('leaves out what is taken away', () => {
    const asked = toChangedQuestion(read, bullish, {
      text: 'Without it',
      change: { part: 'measure', place: 0, measure: { id: 'zone-list' } },
      removes: true,
    });
    expect(asked?.text).toBe('ETHUSDT · the last 90 days');
    expect(asked?.request?.plan.measures).toEqual([{ id: 'zone-list' }]);
  });

  it('is none where the answer was stored without its request', () => {
    const { request: _, ...before } = read;
    const change = { text: 'x', change: { part: 'side' } } as const;
    expect(toChangedQuestion(before, bullish, change)).toBeUndefined();
  });
});

describe('the analysis of the chart', () => {
  const first = answerWith({ id: 'first', mode: 'technical' });
  const second = answerWith({ id: 'second', mode: 'technical' });
  const company = answerWith({ id: 'company', mode: 'fundamental' });
  const property = answerWith({ id: 'property', mode: 'real-estate' });
  const question: ChatMessage = { kind: 'question', id: 'q', text: 'x', delivery: 'stored' };

  it('is the chosen one, else the latest', () => {
    expect(find([question, first, question, second])).toBe('second');
    expect(find([first, second], 'first')).toBe('first');
    expect(find([first, second], 'unheard-of')).toBe('second');
  });

  it('is never one of a mode without candles, even where it is the latest or chosen', () => {
    expect(find([first, company, property])).toBe('first');
    expect(find([first, company], 'company')).toBe('first');
    expect(find([company, property])).toBeUndefined();
    expect(find([])).toBeUndefined();
  });

  it('is one before the latest only where the address names another chart', () => {
    const thread = (
      [
        ['a', 'ETHUSDT', '4h'],
        ['b', 'ETHUSDT', '4h'],
        ['c', 'ETHUSDT', '1h'],
        ['d', 'BTCUSDT', '4h'],
      ] as const
    ).map(([id, symbol, interval]) =>
      answerWith({ id, mode: 'technical', instrument: { symbol }, interval }),
    );
    const findNamed = (symbol?: string, interval?: string) =>
      findEarlierAnalysis({ messages: thread, context: undefined }, { symbol, interval })?.id;
    expect([findNamed('ETHUSDT', '4h'), findNamed('ETHUSDT', '1h')]).toEqual(['b', 'c']);
    expect(findNamed('BTCUSDT', '4h')).toBeUndefined();
    expect(findNamed('BTCUSDT', '1h')).toBeUndefined();
    expect(findNamed('ETHUSDT')).toBeUndefined();
    expect(findNamed()).toBeUndefined();
  });
});

function Address() {
  const { id = '', symbol = '', interval = '' } = useChatAddress();
  return [id, symbol, interval].map(encodeURIComponent).join(' ');
}

function readAddress(path: string): string[] {
  const read = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Address />
    </MemoryRouter>,
  );
  return read.split(' ').map(decodeURIComponent);
}

describe('the address of the chat', () => {
  it('names the conversation and the chart, each where there is one', () => {
    expect(toChatPath({})).toBe('/chat');
    expect(toChatPath({ id: undefined, symbol: undefined })).toBe('/chat');
    expect(toChatPath({ id: 'c1' })).toBe('/chat?c=c1');
    expect(toChatPath({ interval: '4h', symbol: 'ETHUSDT', id: 'c1' })).toBe(
      '/chat?c=c1&symbol=ETHUSDT&interval=4h',
    );
  });

  it('is read as it was written, whatever a symbol holds', () => {
    for (const symbol of ['ETHUSDT', '^GSPC', 'BTC/USDT', 'a&c=other', 'altın %20+#?', 'BRK.B'])
      expect(readAddress(toChatPath({ id: 'c1', symbol, interval: '1d' }))).toEqual([
        'c1',
        symbol,
        '1d',
      ]);
    expect(readAddress('/chat')).toEqual(['', '', '']);
  });
});
