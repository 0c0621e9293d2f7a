import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { threadPriority } from './thread-priority.ts';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Doubles a value; ends the thread at a negative one, and throws for zero. */
const source = `
  import { threadId } from 'node:worker_threads';
  export function double(value) {
    if (value === 'which thread') return threadId;
    if (value < 0) process.exit(1);
    if (value === 0) throw new Error('it is nothing');
    return 2 * value;
  }
`;

const idleMs = 300;
let folder: string;
let thread: WorkerThread<number | 'which thread', number>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vela-thread-'));
  await writeFile(path.join(folder, 'double.mjs'), source);
});
beforeEach(() => {
  thread = createWorkerThread({
    file: pathToFileURL(path.join(folder, 'double.mjs')),
    name: 'double',
    priority: threadPriority.usual,
    idleMs,
  });
});
afterEach(() => thread.close());
afterAll(() => rm(folder, { recursive: true }));

it('settles each task with its own answer, including faults', async () => {
  expect(await Promise.allSettled([1, 0, 3].map((value) => thread.run(value)))).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('it is nothing') },
    { status: 'fulfilled', value: 6 },
  ]);
});

it('rejects the task of an ended thread, and runs the waiting and the later ones', async () => {
  const [ended, waiting] = await Promise.allSettled([thread.run(-1), thread.run(1)]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: /exited with code: 1/ } });
  expect(waiting).toEqual({ status: 'fulfilled', value: 2 });
  expect(await thread.run(4)).toBe(8);
});

it('rejects pending tasks on close', async () => {
  const both = Promise.allSettled([thread.run(1), thread.run(2)]);
  await thread.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('ends when it is idle, and runs the next task on another', async () => {
  const first = await thread.run('which thread');
  expect(await thread.run('which thread')).toBe(first);
  await delay(2 * idleMs);
  expect(await thread.run('which thread')).not.toBe(first);
});
