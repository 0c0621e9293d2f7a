import { randomUUID } from 'node:crypto';
import { chatPaths } from '@vela/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { AppDeps } from '../feature.ts';
import { createMailer } from '../../mail/create-mailer.ts';
import { signUp, wideLimits, type SignedIn } from '../../testing/account-steps.ts';
import { listen, getMessageText, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll, readEvents, readUntil } from '../../testing/event-stream.ts';
import {
  createAnswerParts,
  createScriptedAnalyst,
  type ScriptedAnalyst,
} from '../../testing/scripted-analyst.ts';

let test: TestApp;
let analyst: ScriptedAnalyst;
let signedIn: SignedIn;
let ayse: Visitor;
let conversation: string;

beforeEach(async () => {
  analyst = createScriptedAnalyst();
  const parts = createAnswerParts(['The trend is up.', 'The gap is open.']);
  analyst.script = [...parts.slice(0, 3), 'pause', ...parts.slice(3)];
  test = await createTestApp({ deps: { analyst, authLimits: wideLimits } });
  signedIn = await signUp(test, 'ayse@example.com');
  ayse = visit(test, await listen(test), signedIn);
  conversation = await ayse.begin();
});

afterEach(async () => {
  analyst.resume();
  await test.close();
});

/** A second server on the same database, as after a crash of the first: in-memory state is lost. */
async function startAnother(
  own: ScriptedAnalyst,
): Promise<{ visitor: Visitor; close: () => Promise<void> }> {
  const { config, database } = test;
  const deps: AppDeps = {
    config,
    db: database.db,
    marketData: {
      getSeries: refuse,
      check: refuse,
      catalogue: {
        all: [],
        resolve: refuse,
        search: refuse,
        findMisspelt: refuse,
        findInText: refuse,
      },
    },
    mailer: createMailer(config),
    now: () => test.now(),
    analyst: own,
    authLimits: wideLimits,
    logStream: { write: () => undefined },
  };
  const app = await createApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { visitor: visit({ ...test, app }, origin, signedIn), close: () => app.close() };
}

function refuse(): never {
  throw new Error('this test gave no market data');
}

it('shows the stored part of an answer interrupted by a crash; a resend restarts it', async () => {
  const id = randomUUID();
  const cut = await ayse.send(conversation, 'Analyze BTCUSDT', { id });
  await readUntil(cut, 'data-evidence');
  const own = createScriptedAnalyst();
  own.script = createAnswerParts(['Another sentence.']);
  const { visitor, close } = await startAnother(own);
  const broken = await visitor.read(conversation);
  expect([
    broken.running,
    broken.messages.map(getMessageText),
    broken.messages[1]?.metadata?.outcome,
  ]).toEqual([false, ['Analyze BTCUSDT', 'The trend is up.'], 'failed']);
  expect(broken.messages[1]?.parts.map(({ type }) => type)).toEqual([
    'data-understanding',
    'data-analysis',
    'text',
    'data-evidence',
  ]);
  await readAll(await visitor.send(conversation, 'Analyze BTCUSDT', { id }));
  const whole = await visitor.read(conversation);
  expect(whole.messages.map(getMessageText)).toEqual(['Analyze BTCUSDT', 'Another sentence.']);
  expect(own.questions[0]).toMatchObject({
    message: 'Analyze BTCUSDT',
    context: { symbol: 'BTCUSDT', interval: '1h' },
  });
  await cut.return();
  await close();
});

it('reads the context of a conversation that another server ran', async () => {
  analyst.resume();
  await readAll(await ayse.send(conversation, 'Analyze BTCUSDT', { payload: { limit: 300 } }));
  const own = createScriptedAnalyst();
  const { visitor, close } = await startAnother(own);
  await readAll(await visitor.send(conversation, 'And on 4h?'));
  expect(own.questions[0]?.context).toMatchObject({
    symbol: 'BTCUSDT',
    interval: '1h',
    limit: 300,
    mode: 'technical',
    lastAnalysis: { instrument: { symbol: 'BTCUSDT' }, interval: '1h' },
  });
  await close();
});

it('asks viewers to reconnect when it stops, and keeps the stored sentences', async () => {
  const sent = await ayse.send(conversation);
  await readUntil(sent, 'data-evidence');
  const watching = readEvents(await ayse.open('GET', chatPaths.stream(conversation)));
  const started = performance.now();
  const closing = test.app.close();
  const [first, second] = await Promise.all([readAll(sent), readAll(watching)]);
  for (const events of [first, second]) {
    expect(events.at(-1)).toMatchObject({ event: 'reconnect', data: undefined });
    expect(events.some(({ data }) => data === '[DONE]')).toBe(false);
  }
  await closing;
  expect(performance.now() - started).toBeLessThan(10_000);
  const { visitor, close } = await startAnother(createScriptedAnalyst());
  const { messages } = await visitor.read(conversation);
  expect([messages[1]?.metadata?.outcome, getMessageText(messages[1])]).toEqual([
    'failed',
    'The trend is up.',
  ]);
  await close();
});
