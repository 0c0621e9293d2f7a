import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../../testing/account-steps.ts';
import {
  getMessageText,
  listen,
  visit,
  type Visitor,
} from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAnswerParts, createScriptedAnalyst } from '../../../testing/scripted-analyst.ts';

const named = ['The nearest order block lies below.', 'That order block is untouched.'];
/** What an order block is, as the methods of Vela define it. */
const meaning = 'An order block is the candle from which a move began that broke a swing level.';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  const analyst = createScriptedAnalyst();
  analyst.script = createAnswerParts(named);
  test = await createTestApp({ deps: { authLimits: wideLimits, analyst } });
  origin = await listen(test);
});
afterAll(() => test.close());

async function ask(visitor: Visitor): Promise<string> {
  const conversation = await visitor.begin();
  for await (const event of await visitor.send(conversation)) void event;
  const { messages } = await visitor.read(conversation);
  return getMessageText(messages.at(-1)).trim();
}

it('explains a term once to a beginner, and to no expert; chosen anew, it begins anew', async () => {
  const here = visit(test, origin, await signUp(test, 'reader@example.com'));
  const choose = (readingLevel: string) =>
    here.call('PATCH', accountPaths.profile, { readingLevel });
  expect(await ask(here)).toBe(named.join(' '));
  await choose('beginner');
  expect(await ask(here)).toBe([named[0], meaning, named[1]].join(' '));
  expect(await ask(here)).toBe(named.join(' '));
  await choose('expert');
  expect(await ask(here)).toBe(named.join(' '));
  await choose('beginner');
  expect(await ask(here)).toContain(meaning);
});
