import { describe, expect, it } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { ConversationStore } from './conversation-store.ts';

const analysis = (...facts: string[]) => ({
  id: 'x',
  mode: 'technical',
  factCount: 9,
  facts: facts.map((id) => ({ id })),
});

/** A question and its answer, with an analysis of these facts if any are given. */
const turn = (name: string, ...facts: string[]) => [
  { id: `q${name}`, role: 'user', parts: [{ type: 'text', text: name }], createdAt: 0 },
  {
    id: `a${name}`,
    role: 'assistant',
    parts: facts.length === 0 ? [] : [{ type: 'data-analysis', data: analysis(...facts) }],
    createdAt: 0,
  },
];

const page = (messages: object[], rest: object): object => ({
  id: 'c1',
  title: '',
  createdAt: 0,
  updatedAt: 0,
  running: false,
  messages,
  olderCursor: null,
  context: null,
  ...rest,
});

/** A store over an API that gives these pages by path; a missing one fails. */
function createStore(pages: Record<string, object>): ConversationStore {
  const api: Pick<Api, 'request'> = {
    request: async <Answer>(path: string) => {
      const found = pages[path];
      if (found === undefined) throw new Error(`no page for ${path}`);
      const answer: Answer = JSON.parse(JSON.stringify(found));
      return answer;
    },
  };
  return new ConversationStore({ ...api, fetch: () => Promise.reject(new Error('not asked')) });
}

const path = '/api/conversations/c1';
const latest = page(turn('3'), { olderCursor: 'two', context: analysis('high') });
const older = page([...turn('1', 'close'), ...turn('2')], {});

describe('older messages', () => {
  it('come before those that are loaded, and complete the analysis that these are about', async () => {
    const store = createStore({ [path]: latest, [`${path}?cursor=two`]: older });
    await store.open('c1');
    expect(store.state()).toMatchObject({ olderCursor: 'two', context: { id: 'x' } });
    await store.loadOlder();
    const { messages, olderCursor, context, addedCount } = store.state();
    expect(messages.map(({ id }) => id)).toEqual(['q1', 'a1', 'q2', 'a2', 'q3', 'a3']);
    expect([olderCursor, context, addedCount]).toEqual([null, undefined, 4]);
    expect(messages[1]).toMatchObject({
      answer: { analysis: { facts: [{ id: 'close' }, { id: 'high' }] } },
    });
    await store.loadOlder();
    expect(store.state().messages).toHaveLength(6);
  });

  it('can be asked for again when they could not be loaded', async () => {
    const pages: Record<string, object> = { [path]: latest };
    const store = createStore(pages);
    await store.open('c1');
    await store.loadOlder();
    expect(store.state()).toMatchObject({ older: 'failed', olderCursor: 'two' });
    pages[`${path}?cursor=two`] = older;
    await store.loadOlder();
    expect(store.state()).toMatchObject({ older: 'idle', olderCursor: null });
  });
});
