import { randomUUID } from 'node:crypto';
import { chatPaths, type Conversation, type ConversationList } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createScriptedAnalyst } from '../../testing/scripted-analyst.ts';

let test: TestApp;
let origin: string;
let ayse: Visitor;
let boris: Visitor;

beforeAll(async () => {
  test = await createTestApp({
    deps: { analyst: createScriptedAnalyst(), authLimits: wideLimits },
  });
  origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
});

afterAll(() => test.close());

async function list(visitor: Visitor, query = ''): Promise<readonly Conversation[]> {
  const response = await visitor.call('GET', `${chatPaths.conversations}${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<ConversationList>().items;
}

async function beginNamed(visitor: Visitor, title: string): Promise<string> {
  test.moveClock(1_000);
  const made = await visitor.call('POST', chatPaths.conversations, { title });
  return made.json<Conversation>().id;
}

const change = (visitor: Visitor, id: string, payload: object) =>
  visitor.call('PATCH', chatPaths.conversation(id), payload);

const listTitles = async (visitor: Visitor, query = '') =>
  (await list(visitor, query)).map(({ title }) => title);

describe('the list of conversations', () => {
  it('has pinned ones first, over pages, and the archived ones apart', async () => {
    const ids = new Map<string, string>();
    for (const title of ['a', 'b', 'c', 'd', 'e']) ids.set(title, await beginNamed(ayse, title));
    const getId = (title: string): string => ids.get(title) ?? '';
    await change(ayse, getId('b'), { pinned: true });
    await change(ayse, getId('d'), { archived: true });
    expect(await listTitles(ayse)).toEqual(['b', 'e', 'c', 'a']);
    expect(await listTitles(ayse, '?archived=true')).toEqual(['d']);
    const first = await ayse.call('GET', `${chatPaths.conversations}?limit=1`);
    const { nextCursor } = first.json<ConversationList>();
    expect(await listTitles(ayse, `?cursor=${nextCursor}`)).toEqual(['e', 'c', 'a']);
    await change(ayse, getId('b'), { pinned: false });
    test.moveClock(1_000);
    await readAll(await ayse.send(getId('d'), 'again'));
    expect(await listTitles(ayse)).toEqual(['d', 'e', 'c', 'b', 'a']);
    expect((await change(boris, getId('a'), { pinned: true })).statusCode).toBe(404);
  });

  it('is searched in titles, in any spelling; "%" is a letter', async () => {
    await beginNamed(boris, 'Işık ve gölge');
    await beginNamed(boris, '100% gold');
    for (const typed of ['ışık', 'ISIK', 'isik', 'İŞIK'])
      expect(await listTitles(boris, `?q=${encodeURIComponent(typed)}`)).toEqual(['Işık ve gölge']);
    expect(await listTitles(boris, '?q=%25')).toEqual(['100% gold']);
  });

  it('is searched in the questions of their owner only', async () => {
    const id = await beginNamed(ayse, 'Named by hand');
    await readAll(await ayse.send(id, 'Where is the nearest gap on platinum?'));
    expect(await listTitles(ayse, '?q=PLATINUM')).toEqual(['Named by hand']);
    expect(await listTitles(boris, '?q=platinum')).toEqual([]);
  });
});

describe('a rating', () => {
  it('is shown with its answer, replaced and taken away by its owner only', async () => {
    const id = await beginNamed(ayse, 'rated');
    const messageId = randomUUID();
    await readAll(await ayse.send(id, 'What is a gap?', { id: messageId }));
    const path = chatPaths.feedback(messageId);
    const rate = (visitor: Visitor, payload: object) => visitor.call('PUT', path, payload);
    const readRating = async () => (await ayse.read(id)).messages.at(-1)?.metadata?.rating;
    expect(await readRating()).toBeUndefined();
    expect((await rate(ayse, { rating: 'up' })).statusCode).toBe(204);
    expect(await readRating()).toBe('up');
    const reason = { rating: 'down', reason: 'wrong-number', note: 'The low is another.' };
    expect((await rate(ayse, reason)).statusCode).toBe(204);
    expect(await readRating()).toBe('down');
    expect((await rate(boris, { rating: 'up' })).statusCode).toBe(404);
    expect((await rate(ayse, { rating: 'up', reason: 'because' })).statusCode).toBe(400);
    expect((await boris.call('DELETE', path)).statusCode).toBe(404);
    expect(await readRating()).toBe('down');
    expect((await ayse.call('DELETE', path)).statusCode).toBe(204);
    expect(await readRating()).toBeUndefined();
  });
});
