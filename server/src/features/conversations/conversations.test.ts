import { randomUUID } from 'node:crypto';
import { chatPaths, type Conversation, type ConversationList } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { countStored, listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createAnswerParts, createScriptedAnalyst } from '../../testing/scripted-analyst.ts';

const analyst = createScriptedAnalyst();
let test: TestApp;
let ayse: Visitor;
let boris: Visitor;

beforeAll(async () => {
  test = await createTestApp({ deps: { analyst, authLimits: wideLimits } });
  const origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
});

afterAll(() => test.close());

const list = async (visitor: Visitor, query = ''): Promise<ConversationList> =>
  (await visitor.call('GET', `${chatPaths.conversations}${query}`)).json<ConversationList>();

describe('conversations', () => {
  it('are listed newest first, page by page, without duplicates or gaps', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) {
      // Two of them begin in the same millisecond.
      if (index !== 3) test.moveClock(1_000);
      ids.push(await boris.begin());
    }
    const seen: Conversation[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ConversationList = await list(
        boris,
        `?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(seen.map(({ updatedAt }) => updatedAt)).toEqual(
      seen.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b - a),
    );
    expect(seen[0]?.id).toBe(ids.at(-1));
  });

  it('move to the top of the list with a new message', async () => {
    const first = await boris.begin();
    test.moveClock(1_000);
    await boris.begin();
    test.moveClock(1_000);
    await readAll(await boris.send(first));
    expect((await list(boris, '?limit=1')).items[0]?.id).toBe(first);
  });

  it('keep the title set by the user', async () => {
    const id = await ayse.begin();
    const renamed = await ayse.call('PATCH', chatPaths.conversation(id), {
      title: '  Bitcoin, uzun vade  ',
    });
    expect([renamed.statusCode, renamed.json().title]).toEqual([200, 'Bitcoin, uzun vade']);
    await readAll(await ayse.send(id));
    expect((await ayse.read(id)).title).toBe('Bitcoin, uzun vade');
    const refused = await ayse.call('PATCH', chatPaths.conversation(id), {
      title: 'x'.repeat(121),
    });
    expect([refused.statusCode, refused.json().detail.fields[0].field]).toEqual([400, 'title']);
  });

  it('reject an invalid cursor', async () => {
    const forged = [
      `999999999999999.${randomUUID()}`,
      `1.${'-'.repeat(36)}`,
      '',
      `.${randomUUID()}`,
      `253402300800000.${randomUUID()}`,
    ];
    for (const cursor of [
      'abc',
      ...forged.map((text) => Buffer.from(text).toString('base64url')),
    ]) {
      const refused = await ayse.call('GET', `${chatPaths.conversations}?cursor=${cursor}`);
      expect([cursor, refused.statusCode, refused.json().detail.fields?.[0].field]).toEqual([
        cursor,
        400,
        'cursor',
      ]);
    }
  });

  it('are deleted with their contents, one or all, and only the own ones', async () => {
    const [one, other] = [await ayse.begin(), await ayse.begin()];
    await readAll(await ayse.send(one));
    await readAll(await ayse.send(other));
    expect((await ayse.call('DELETE', chatPaths.conversation(one))).statusCode).toBe(204);
    expect((await ayse.call('GET', chatPaths.conversation(one))).statusCode).toBe(404);
    expect((await ayse.call('DELETE', chatPaths.conversations)).statusCode).toBe(204);
    expect((await list(ayse)).items).toEqual([]);
    expect((await list(boris)).items.length).toBeGreaterThan(0);
    expect((await countStored(test)).messages).toBe(1);
  });
});

describe('what is another person’s', () => {
  it('is not found by other users, and requires a sign-in', async () => {
    const id = await ayse.begin();
    analyst.script = createAnswerParts(['One.']);
    await readAll(await ayse.send(id));
    const analysisId =
      JSON.stringify(await ayse.read(id)).match(/"data-analysis","id":"([^"]+)"/)?.[1] ?? '';
    const payload = { id: randomUUID(), message: 'x' };
    const calls = [
      ['GET', chatPaths.conversation(id)],
      ['PATCH', chatPaths.conversation(id), { title: 'mine' }],
      ['POST', chatPaths.messages(id), payload],
      ['GET', chatPaths.stream(id)],
      ['POST', chatPaths.stop(id)],
      ['DELETE', chatPaths.conversation(id)],
      ['GET', chatPaths.analysis(analysisId)],
    ] as const;
    const anonymous = visit(test, '', { accessToken: 'x' });
    for (const [method, url, body] of calls) {
      expect([method, url, (await boris.call(method, url, body)).statusCode]).toEqual([
        method,
        url,
        404,
      ]);
      expect([method, url, (await anonymous.call(method, url, body)).statusCode]).toEqual([
        method,
        url,
        401,
      ]);
    }
    for (const [method, url] of [
      ['GET', chatPaths.conversations],
      ['POST', chatPaths.conversations],
      ['DELETE', chatPaths.conversations],
    ] as const)
      expect((await anonymous.call(method, url)).statusCode).toBe(401);
    expect((await ayse.call('GET', chatPaths.analysis(analysisId))).statusCode).toBe(200);
    expect((await ayse.read(id)).messages).toHaveLength(2);
  });

  it('is answered like an unknown or malformed id', async () => {
    for (const id of [randomUUID(), 'x', "'; drop table users", 'a'.repeat(100), 'a'.repeat(500)])
      expect((await ayse.call('GET', chatPaths.conversation(id))).json().detail.error_code).toBe(
        'NOT_FOUND',
      );
  });
});
