import type { SendMessageRequest } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ConversationStore } from './conversation-store.ts';

const request: SendMessageRequest = { id: 'q1', message: 'Analyze BTCUSDT 1h' };
const listener = { onCreated: () => undefined, onStored: () => undefined };

const start = {
  type: 'start',
  messageId: 'a1',
  messageMetadata: { inReplyTo: 'q1', author: 'narrator' },
};
const sentence = {
  type: 'data-evidence',
  id: 'e0',
  data: { index: 0, offset: 0, text: 'Price rose.', factIds: [], spans: [] },
};
const finish = { type: 'finish', messageMetadata: { outcome: 'completed' } };

function stream(...events: unknown[]): Response {
  return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    status: 200,
  });
}

type Reply = () => Response | Promise<Response>;

/** A fake API that returns the replies in turn and records the requests. */
function createApi(replies: Record<string, Reply[]>): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const name = `${init.method ?? 'GET'} ${path}`;
    asked.push(`${name} ${typeof init.body === 'string' ? init.body : ''}`.trim());
    const reply = replies[name]?.shift();
    if (reply === undefined) throw new Error(`no reply for ${name}`);
    return await reply();
  };
  const api: Api = {
    fetch: answer,
    request: async (path, options = {}) =>
      JSON.parse(await (await answer(path, { method: options.method ?? 'GET' })).text()),
  };
  return { api, asked };
}

const rejectUnreachable: Reply = () => Promise.reject(new ApiError('NETWORK', 0));
const answerCreated: Reply = () =>
  Response.json({ id: 'c1', title: '', createdAt: 0, updatedAt: 0 });

describe('a conversation', () => {
  it('is created by its first question, whose answer grows in parts', async () => {
    const { api } = createApi({
      'POST /api/conversations': [answerCreated],
      'POST /api/conversations/c1/messages': [() => stream(start, sentence, finish)],
    });
    const store = new ConversationStore(api);
    const made: string[] = [];
    await store.send(request, { ...listener, onCreated: ({ id }) => made.push(id) });
    expect(made).toEqual(['c1']);
    expect(store.state()).toMatchObject({
      id: 'c1',
      busy: false,
      messages: [
        { kind: 'question', delivery: 'stored' },
        { kind: 'answer', answer: { outcome: 'completed', sentences: [{ text: 'Price rose.' }] } },
      ],
    });
  });

  it('is begun anew by a question where the opened one is missing', async () => {
    const { api } = createApi({
      'GET /api/conversations/c0': [() => Promise.reject(new ApiError('NOT_FOUND', 404))],
      'POST /api/conversations': [answerCreated],
      'POST /api/conversations/c1/messages': [() => stream(start, sentence, finish)],
    });
    const store = new ConversationStore(api);
    await store.open('c0');
    expect(store.state()).toMatchObject({ id: 'c0', status: 'missing' });
    const made: string[] = [];
    await store.send(request, { ...listener, onCreated: ({ id }) => made.push(id) });
    expect(made).toEqual(['c1']);
    expect(store.state()).toMatchObject({ id: 'c1', status: 'ready', busy: false });
    expect(store.state().messages.map((message) => message.kind)).toEqual(['question', 'answer']);
  });

  it('keeps a rejected question, and retries it under the same id', async () => {
    const refusal = { detail: { error_code: 'SERVICE_BUSY', message: 'Busy.' } };
    const { api, asked } = createApi({
      'POST /api/conversations': [answerCreated],
      'POST /api/conversations/c1/messages': [
        () => Response.json(refusal, { status: 503 }),
        () => stream(start, sentence, finish),
      ],
    });
    const store = new ConversationStore(api);
    await store.send(request, listener);
    expect(store.state().messages).toMatchObject([
      { kind: 'question', delivery: 'failed', problem: { code: 'SERVICE_BUSY', message: 'Busy.' } },
    ]);
    await store.retry('q1', listener);
    expect(store.state().messages.map((message) => message.kind)).toEqual(['question', 'answer']);
    const sent = asked.filter((call) => call.includes('messages'));
    expect(sent[0]).toBe(sent[1]);
  });

  it('resumes a broken stream from its first part without duplicates', async () => {
    const { api } = createApi({
      'POST /api/conversations': [answerCreated],
      'POST /api/conversations/c1/messages': [() => stream(start, sentence)],
      'GET /api/conversations/c1/stream': [() => stream(start, sentence, finish)],
    });
    const store = new ConversationStore(api);
    await store.send(request, listener);
    const answers = store.state().messages.filter((message) => message.kind === 'answer');
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      answer: { outcome: 'completed', sentences: [{ index: 0 }] },
    });
  });

  it(
    'reports why an answer broke off when the server is unreachable',
    { timeout: 10_000 },
    async () => {
      const { api } = createApi({
        'POST /api/conversations': [answerCreated],
        'POST /api/conversations/c1/messages': [() => stream(start)],
        'GET /api/conversations/c1/stream': [
          rejectUnreachable,
          rejectUnreachable,
          rejectUnreachable,
        ],
      });
      const store = new ConversationStore(api);
      await store.send(request, listener);
      expect(store.state().messages.at(-1)).toMatchObject({
        answer: { outcome: 'failed' },
        problem: { code: 'NETWORK' },
      });
    },
  );

  it('follows a running answer when opened', async () => {
    const detail = {
      id: 'c1',
      title: '',
      createdAt: 0,
      updatedAt: 0,
      running: true,
      messages: [{ id: 'q1', role: 'user', parts: [{ type: 'text', text: 'Hi' }], createdAt: 0 }],
    };
    const { api } = createApi({
      'GET /api/conversations/c1': [() => Response.json(detail)],
      'GET /api/conversations/c1/stream': [() => stream(start, sentence, finish)],
    });
    const store = new ConversationStore(api);
    await store.open('c1');
    expect(store.state()).toMatchObject({
      status: 'ready',
      busy: false,
      messages: [{ text: 'Hi' }, { answer: { outcome: 'completed' } }],
    });
  });
});

const stored = (text: string, id: string, versions: readonly string[]) => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }],
  createdAt: 0,
  versions,
});
const page = (...messages: unknown[]) =>
  Response.json({ id: 'c1', title: '', messages, running: false, olderCursor: null });

describe('an edited question', () => {
  it('takes the place of the old one, whose version can be shown again', async () => {
    const edited = { ...request, id: 'q2', message: 'edited', replaces: 'q1' };
    const { api, asked } = createApi({
      'GET /api/conversations/c1': [
        () => page(stored('old', 'q1', [])),
        () => page(stored('edited', 'q2', ['q1', 'q2'])),
        () => page(stored('old', 'q1', ['q1', 'q2'])),
      ],
      'POST /api/conversations/c1/messages': [
        () => stream({ ...start, messageMetadata: { inReplyTo: 'q2' } }, sentence, finish),
      ],
      'PUT /api/conversations/c1/branch': [() => new Response('null')],
    });
    const store = new ConversationStore(api);
    await store.open('c1');
    await store.send(edited, listener);
    expect(store.state().messages).toMatchObject([{ id: 'q2', versions: ['q1', 'q2'] }]);
    await store.chooseVersion('q1');
    expect(store.state().messages).toMatchObject([{ id: 'q1', text: 'old' }]);
    expect(asked.at(-2)).toContain('PUT /api/conversations/c1/branch');
  });

  it('stays to be sent again where it was not delivered', async () => {
    const { api } = createApi({
      'GET /api/conversations/c1': [() => page(stored('old', 'q1', []))],
      'POST /api/conversations/c1/messages': [rejectUnreachable],
      'GET /api/conversations/c1/stream': [],
    });
    const store = new ConversationStore(api);
    await store.open('c1');
    await store.send({ ...request, id: 'q2', message: 'edited', replaces: 'q1' }, listener);
    expect(store.state().messages).toMatchObject([{ text: 'edited', delivery: 'failed' }]);
  });
});
