import { startScriptedModel, type ScriptedModel } from '@vela/analyst';
import { modelPaths, type ModelSettingsView } from '@vela/contracts';
import { instrumentCatalogue, type MarketData } from '@vela/market-data';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerUsage, modelChoices } from '../../db/schema/model.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createScriptedAnalyst } from '../../testing/scripted-analyst.ts';

const operatorKey = 'sk-of-the-operator-123456';
const ownKey = 'sk-of-the-person-987654';
const catalogue = instrumentCatalogue;
const marketData: MarketData = {
  catalogue,
  getSeries: () => Promise.resolve({ kind: 'unavailable', refusals: [] }),
  check: () => Promise.resolve([]),
};

let operator: ScriptedModel;
let listed: ScriptedModel;
let test: TestApp;
let origin: string;
let count = 0;

beforeAll(async () => {
  operator = await startScriptedModel('openai-compatible');
  listed = await startScriptedModel('anthropic');
  const models = {
    operator: {
      api: 'openai-compatible',
      baseUrl: operator.baseUrl,
      apiKey: operatorKey,
      model: 'house',
      provider: 'House',
      prices: { input: 1, output: 2 },
    },
    listed: [
      {
        api: 'anthropic',
        baseUrl: listed.baseUrl,
        apiKey: undefined,
        model: 'm1',
        provider: 'Own',
      },
    ],
    read: 'never',
  } as const;
  const analyst = createScriptedAnalyst();
  const deps = { analyst, marketData, authLimits: wideLimits };
  test = await createTestApp({ config: { models }, deps });
  origin = await listen(test);
});
afterAll(async () => {
  await test.close();
  await operator.close();
  await listed.close();
});
beforeEach(() => {
  operator.play({ text: 'The operator says that it closed at [[close]]. You should buy it now.' });
  listed.play({ text: 'The own model says that it closed at [[close]].' });
});

const visitAnew = async (): Promise<Visitor> => {
  count += 1;
  return visit(test, origin, await signUp(test, `model${count}@example.com`));
};
const readSettings = async (person: Visitor): Promise<ModelSettingsView> =>
  (await person.call('GET', modelPaths.settings)).json();
const decide = async (person: Visitor, isAgreed: boolean) => {
  const provider = (await readSettings(person)).current?.id;
  return person.call('PATCH', modelPaths.consent, { provider, isAgreed });
};
const ask = async (person: Visitor): Promise<string> =>
  (await readAll(await person.send(await person.begin()))).map(({ data }) => data).join('\n');

it('asks no model before the person agreed, nor after the consent was withdrawn', async () => {
  const person = await visitAnew();
  expect(await ask(person)).toContain('"One."');
  expect(operator.requests).toHaveLength(0);
  expect(await readSettings(person)).toMatchObject({ hasConsent: false, isDecided: false });
  await decide(person, true);
  expect(await ask(person)).toContain('The operator says that it closed at 101.00.');
  expect(operator.requests[0]?.headers.authorization).toBe(`Bearer ${operatorKey}`);
  const asked = operator.requests.length;
  await decide(person, false);
  expect(await ask(person)).not.toContain('operator says');
  expect(operator.requests).toHaveLength(asked);
  expect(await readSettings(person)).toMatchObject({ hasConsent: false, isDecided: true });
});

it('shows and stores nothing of a refused sentence, and what the answer took', async () => {
  const person = await visitAnew();
  await decide(person, true);
  const conversation = await person.begin();
  const sent = (await readAll(await person.send(conversation))).map(({ data }) => data).join('\n');
  expect(sent).not.toContain('should buy');
  expect(sent).toContain('model-some-refused');
  expect(JSON.stringify(await person.read(conversation))).not.toContain('should buy');
  const rows = await test.database.db.select().from(answerUsage);
  expect(rows.at(-1)).toMatchObject({ provider: 'House', model: 'house', written: 1, refused: 1 });
  // Two calls of 100 tokens read and 20 written, at 1 and 2 dollars a million.
  expect(rows.at(-1)).toMatchObject({ inputTokens: 200, outputTokens: 40, cost: 0.00028 });
});

it('asks with an own key at a listed provider after a consent of its own', async () => {
  const person = await visitAnew();
  await decide(person, true);
  const provider = (await readSettings(person)).providers[0]?.id;
  const stored = await person.call('PATCH', modelPaths.key, { provider, key: ownKey });
  expect(stored.json()).toMatchObject({ keyProvider: provider, hasConsent: false });
  expect(await ask(person)).not.toContain('says that');
  await decide(person, true);
  expect(await ask(person)).toContain('The own model says that it closed at 101.00.');
  expect(listed.requests[0]?.headers['x-api-key']).toBe(ownKey);
  await person.call('DELETE', modelPaths.key);
  expect(await ask(person)).not.toContain('says that');
});

it('never sends, logs or stores a key as it is, and takes no address from the person', async () => {
  const person = await visitAnew();
  const provider = (await readSettings(person)).providers[0]?.id;
  const answers = [
    await person.call('PATCH', modelPaths.key, { provider, key: ownKey }),
    await person.call('GET', modelPaths.settings),
    await person.call('PATCH', modelPaths.key, { provider: 'evil.example m1', key: ownKey }),
    await person.call('PATCH', modelPaths.key, { provider, key: ownKey, baseUrl: 'http://evil' }),
    await person.call('PATCH', modelPaths.key, { provider, key: 'with a space' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 400, 400]);
  const rows = JSON.stringify(await test.database.db.select().from(modelChoices));
  for (const text of [...answers.map(({ body }) => body), rows, test.logLines.join('\n')]) {
    expect(text).not.toContain(ownKey);
    expect(text).not.toContain(operatorKey);
  }
});

it('takes consent only for the model that was shown', async () => {
  const person = await visitAnew();
  const payload = { provider: 'another.example house', isAgreed: true };
  expect((await person.call('PATCH', modelPaths.consent, payload)).statusCode).toBe(404);
  expect(await readSettings(person)).toMatchObject({ hasConsent: false });
});
