import { randomUUID } from 'node:crypto';
import {
  chatPaths,
  permalinkPaths,
  type ConversationDetail,
  type Share,
  type SharedConversation,
} from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { getMessageText, listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createScriptedAnalyst } from '../../testing/scripted-analyst.ts';

let test: TestApp;
let ayse: Visitor;
let boris: Visitor;

beforeAll(async () => {
  test = await createTestApp({
    deps: { analyst: createScriptedAnalyst(), authLimits: wideLimits },
  });
  const origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
});
afterAll(() => test.close());

async function ask(conversation: string, text: string, replaces?: string): Promise<string> {
  const id = randomUUID();
  const payload = replaces === undefined ? {} : { replaces };
  await readAll(await ayse.send(conversation, text, { id, payload }));
  return id;
}
const listQuestions = ({ messages }: Pick<ConversationDetail, 'messages'>): string[] =>
  messages.filter(({ role }) => role === 'user').map(getMessageText);
const choose = (conversation: string, messageId: string, who = ayse) =>
  who.call('PUT', chatPaths.branch(conversation), { messageId });

it('an edited question begins a branch, and each branch can be shown again to its end', async () => {
  const conversation = await ayse.begin();
  const first = await ask(conversation, 'one');
  const second = await ask(conversation, 'two');
  await ask(conversation, 'three');
  const edited = await ask(conversation, 'two, edited', second);
  const shown = await ayse.read(conversation);
  expect(listQuestions(shown)).toEqual(['one', 'two, edited']);
  expect(shown.messages[2]?.versions).toEqual([second, edited]);
  expect(shown.messages[0]?.versions).toBeUndefined();
  await ask(conversation, 'four');

  expect((await choose(conversation, second)).statusCode).toBe(204);
  expect(listQuestions(await ayse.read(conversation))).toEqual(['one', 'two', 'three']);
  await choose(conversation, edited);
  expect(listQuestions(await ayse.read(conversation))).toEqual(['one', 'two, edited', 'four']);

  const anew = await ask(conversation, 'uno', first);
  const begun = await ayse.read(conversation);
  expect(listQuestions(begun)).toEqual(['uno']);
  expect(begun.messages[0]?.versions).toEqual([first, anew]);
  expect((await choose(conversation, second, boris)).statusCode).toBe(404);
  const unknown = { id: randomUUID(), message: 'x', replaces: randomUUID() };
  const refused = await ayse.open('POST', chatPaths.messages(conversation), { payload: unknown });
  expect(refused.status).toBe(404);
});

it('pages go through the shown branch alone', async () => {
  const conversation = await ayse.begin();
  const ids: string[] = [];
  for (const text of ['1', '2', '3', '4']) ids.push(await ask(conversation, text));
  await ask(conversation, '3b', ids[2]);
  await ask(conversation, '4b');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const url = `${chatPaths.conversation(conversation)}?limit=1${query}`;
    const page: ConversationDetail = (await ayse.call('GET', url)).json<ConversationDetail>();
    seen.unshift(...listQuestions(page));
    cursor = page.olderCursor;
  }
  expect(seen).toEqual(['1', '2', '3b', '4b']);
});

it('a shared conversation is what it was, and tells nothing of its account', async () => {
  const conversation = await ayse.begin();
  const first = await ask(conversation, 'shared question');
  await ask(conversation, 'in no branch that is shared', first);
  await choose(conversation, first);
  const wish = { conversationId: conversation, days: 30 };
  expect((await boris.call('POST', permalinkPaths.shares, wish)).statusCode).toBe(404);
  const share = (await ayse.call('POST', permalinkPaths.shares, wish)).json<Share>();
  await ask(conversation, 'asked later');
  const key = share.path.replace('/a/', '');
  const url = permalinkPaths.conversation(key);
  const read = async () => test.app.inject({ url });
  const answer = await read();
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  const shared = answer.json<SharedConversation>();
  expect(listQuestions(shared)).toEqual(['shared question']);
  expect(shared.messages[1]?.parts.map(({ type }) => type)).toContain('data-analysis');
  expect(shared.hash).toMatch(/^[0-9a-f]{64}$/);
  for (const secret of ['ayse', 'Ayşe', 'example.com', 'later', 'no branch', 'usage', 'userId'])
    expect(answer.body).not.toContain(secret);
  expect((await read()).json<SharedConversation>().hash).toBe(shared.hash);
  expect((await test.app.inject({ url: permalinkPaths.permalink(key) })).statusCode).toBe(404);

  await ayse.call('DELETE', permalinkPaths.share(share.id));
  const revoked = await read();
  expect([revoked.statusCode, revoked.json().detail.error_code]).toEqual([410, 'LINK_REVOKED']);
  const again = (await ayse.call('POST', permalinkPaths.shares, wish)).json<Share>();
  await ayse.call('DELETE', chatPaths.conversation(conversation));
  const removed = permalinkPaths.conversation(again.path.replace('/a/', ''));
  expect((await test.app.inject({ url: removed })).statusCode).toBe(404);
});
