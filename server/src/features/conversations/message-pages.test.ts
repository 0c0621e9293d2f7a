import { chatPaths, type ConversationDetail, type Fact, type StoredMessage } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import {
  createAnswerParts,
  createScriptedAnalyst,
  createSmallAnalysis,
} from '../../testing/scripted-analyst.ts';

const questions = 7;
const analyst = createScriptedAnalyst();
let test: TestApp;
let ayse: Visitor;
let id: string;

/** An analysis with a cited fact, the two that it was computed from, and 300 others. */
function createLargeAnalysis() {
  const small = createSmallAnalysis();
  const [close] = small.facts;
  if (close === undefined) throw new Error('a small analysis has a fact');
  const computed = (name: string, factIds: string[]): Fact => ({
    ...close,
    id: name,
    source: { kind: 'computation', factIds },
  });
  const others = Array.from({ length: 300 }, (_, index) => ({ ...close, id: `other-${index}` }));
  const facts = [computed('close', ['low']), computed('low', ['open']), { ...close, id: 'open' }];
  return { ...small, facts: [...facts, ...others] };
}

beforeAll(async () => {
  test = await createTestApp({ deps: { analyst } });
  const origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
  id = await ayse.begin();
  for (let index = 0; index < questions; index += 1) {
    // Each second answer is a follow-up, about the analysis before it.
    const own = createAnswerParts([`Sentence ${index}.`], createLargeAnalysis());
    const followUp = own.filter(({ type }) => type !== 'analysis');
    analyst.script = index % 2 === 0 ? own : followUp;
    await readAll(await ayse.send(id, `question ${index}`));
  }
});

afterAll(() => test.close());

const read = async (query: string): Promise<ConversationDetail> =>
  (await ayse.call('GET', `${chatPaths.conversation(id)}?${query}`)).json<ConversationDetail>();

async function readPages(limit: number): Promise<ConversationDetail[]> {
  const pages = [await read(`limit=${limit}`)];
  for (let cursor = pages[0]?.olderCursor ?? null; cursor !== null;) {
    const page = await read(`limit=${limit}&cursor=${cursor}`);
    pages.unshift(page);
    cursor = page.olderCursor;
  }
  return pages;
}

const getAnalysis = (message: StoredMessage | undefined) =>
  message?.parts.find(({ type }) => type === 'data-analysis')?.['data'];

describe('the messages of a conversation', () => {
  it('come in pages from the latest to the first, each once and in their order', async () => {
    for (const limit of [1, 2, 3, 7, 20]) {
      const pages = await readPages(limit);
      expect(pages).toHaveLength(Math.ceil(questions / limit));
      const asked = pages
        .flatMap(({ messages }) => messages)
        .filter(({ role }) => role === 'user')
        .map(({ parts }) => parts[0]?.['text']);
      expect(asked).toEqual(Array.from({ length: questions }, (_, index) => `question ${index}`));
    }
  });

  it('hold of an analysis what is cited and what that was computed from; the last is whole', async () => {
    const pages = await readPages(3);
    const analyses = pages.flatMap(({ messages }) => messages.flatMap((m) => getAnalysis(m) ?? []));
    expect(analyses).toHaveLength(4);
    for (const analysis of analyses.slice(0, -1))
      expect(analysis).toMatchObject({
        factCount: 303,
        facts: [{ id: 'close' }, { id: 'low' }, { id: 'open' }],
      });
    expect(analyses.at(-1)).toHaveProperty('facts.length', 303);
    // All facts of an earlier one come by its id.
    const first = JSON.parse(JSON.stringify(analyses[0]));
    const whole = (await ayse.call('GET', chatPaths.analysis(first.id))).json();
    expect(whole.facts).toHaveLength(303);
  });

  it('come with the analysis before them, where the first answer has none of its own', async () => {
    const [, second] = await readPages(6);
    expect(second?.context).toMatchObject({ mode: 'technical', facts: [{ id: 'close' }, {}, {}] });
    expect((await readPages(7))[0]?.context).toBeNull();
    const latest = await read('limit=1');
    expect(latest.context).toBeNull();
  });

  it('reject an invalid cursor', async () => {
    for (const cursor of ['x', '', Buffer.from('-1').toString('base64url')]) {
      const refused = await ayse.call('GET', `${chatPaths.conversation(id)}?cursor=${cursor}`);
      expect([refused.statusCode, refused.json().detail.fields[0].field]).toEqual([400, 'cursor']);
    }
  });
});
