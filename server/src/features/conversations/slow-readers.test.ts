import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chatPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll, readEvents, readUntil } from '../../testing/event-stream.ts';
import { createLoadAccounts } from '../../testing/load-accounts.ts';
import { createAnswerParts, createScriptedAnalyst } from '../../testing/scripted-analyst.ts';
import type { StreamOrder } from '../../testing/slow-readers.ts';
import { isFullRun } from '../../testing/tier.ts';
import { viewLimits } from './view-limits.ts';

const streams = isFullRun ? 2000 : 80;
/** As many as one account may have open. */
const perAccount = 20;
const limitBytes = 40_000;
const stalledMs = 1_000;

/** An answer of 200 kB, and one that is more than the system's buffers take for a reader. */
const usual = createAnswerParts(Array.from({ length: 10 }, () => 'x'.repeat(10_000)));
const long = createAnswerParts(Array.from({ length: 60 }, () => 'x'.repeat(100_000)));
type Asked = { readonly visitor: Visitor; readonly path: string; readonly authorization: string };

const analyst = createScriptedAnalyst();
let test: TestApp;
let origin: string;
let readers: ChildProcess;

function startReaders(): void {
  readers = fork(path.resolve(import.meta.dirname, '../../testing/slow-readers.ts'));
}

beforeAll(async () => {
  test = await createTestApp({
    deps: { analyst, streamLimits: { ...viewLimits, stalledMs, maxBacklog: 2 ** 30 } },
  });
  origin = await listen(test);
  startReaders();
});

afterAll(async () => {
  readers.kill();
  analyst.resume();
  await test.close();
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that the process holds, in its heap and beside it, once they no longer become fewer. */
async function measureMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 20; round += 1) {
    collect();
    // Buffers are freed in a later turn.
    await delay(100);
    const { heapUsed, external } = process.memoryUsage();
    if (heapUsed + external > least - 100_000) break;
    least = heapUsed + external;
  }
  return least;
}

/** Accounts with an answer each that is said but for its end; its first reader has left. */
async function beginAnswers(count: number): Promise<Asked[]> {
  const accounts = await createLoadAccounts(test.database.db, test.config, count);
  const asked: Asked[] = [];
  for (const { authorization } of accounts) {
    const visitor = visit(test, origin, { accessToken: authorization.slice('Bearer '.length) });
    const conversation = await visitor.begin();
    const events = await visitor.send(conversation);
    await readUntil(events, '"type":"data-suggestions"');
    await events.return();
    asked.push({ visitor, path: chatPaths.stream(conversation), authorization });
  }
  return asked;
}

async function openUnread(asked: readonly Asked[], count: number): Promise<void> {
  const urls = asked.map(({ path: url, authorization }) => ({ url: origin + url, authorization }));
  readers.send({ urls, count } satisfies StreamOrder);
  expect(await once(readers, 'message')).toEqual([urls.length * count, undefined]);
}

const read = async ({ visitor, path: url }: Asked) => readEvents(await visitor.open('GET', url));

it(
  `of ${streams} streams that are not read each takes at most 40 kB`,
  { timeout: 240_000 },
  async () => {
    analyst.script = [...usual, 'pause'];
    const asked = await beginAnswers(streams / perAccount);
    // Code and tables that the first streams need.
    await openUnread(asked.slice(0, 1), 1);
    const before = await measureMemory();
    await openUnread(asked.slice(1), perAccount);
    const opened = (asked.length - 1) * perAccount;
    const perStream = Math.round(((await measureMemory()) - before) / opened);
    process.stdout.write(`${opened} answer streams that are not read: ${perStream} bytes each\n`);
    expect(perStream).toBeLessThanOrEqual(limitBytes);
  },
);

it(
  'cuts a stream that is not read, while another of the same answer is served',
  { timeout: 60_000 },
  async () => {
    analyst.hold();
    analyst.script = [...long, 'pause'];
    const [asked] = await beginAnswers(1);
    if (asked === undefined) throw new Error('one account asks');
    readers.kill();
    startReaders();
    await openUnread([asked], 5);
    const served = await read(asked);
    await readUntil(served, '"type":"data-suggestions"');
    await delay(3 * stalledMs);
    readers.send('count-cut');
    expect(await once(readers, 'message')).toEqual([5, undefined]);
    const resumed = await read(asked);
    analyst.resume();
    for (const events of [served, resumed])
      expect((await readAll(events)).at(-1)?.data).toBe('[DONE]');
  },
);
