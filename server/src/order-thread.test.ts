import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createOrderThread, type OrderThread } from './order-thread.ts';

/** Doubles a value; falls over at a negative one, and says why not for zero. */
const source = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ number, value }) => {
    if (value < 0) throw new Error('fallen');
    parentPort.postMessage(value === 0 ? { number, fault: 'it is nothing' } : { number, result: 2 * value });
  });
`;
const answerSchema = z.object({
  number: z.number(),
  result: z.number().optional(),
  fault: z.string().optional(),
});

let thread: OrderThread<number>;
beforeEach(() => {
  thread = createOrderThread({
    file: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    failure: 'not doubled',
    read: (message) => {
      const { number, result, fault } = answerSchema.parse(message);
      return { number, result, fault };
    },
  });
});
afterEach(() => thread.close());

it('gives each order its own answer, a refusal included', async () => {
  const answers = await Promise.allSettled([1, 0, 3].map((value) => thread.ask({ value })));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('not doubled: it is nothing') },
    { status: 'fulfilled', value: 6 },
  ]);
});

it('rejects the orders of a thread that fell over, and no order that came after', async () => {
  const both = Promise.allSettled([thread.ask({ value: -1 }), thread.ask({ value: 1 })]);
  // Asked as soon as the fall is known: the end of the fallen thread is told only after that.
  const afterwards = thread.ask({ value: -1 }).catch(() => thread.ask({ value: 4 }));
  for (const answer of await both)
    expect(answer).toEqual({ status: 'rejected', reason: new Error('fallen') });
  expect(await afterwards).toBe(8);
});

it('rejects who waits when an answer cannot be read, and works off what is asked then', async () => {
  await expect(thread.ask({ value: 'much' })).rejects.toThrow(
    'not doubled: the answer of the thread cannot be read',
  );
  expect(await thread.ask({ value: 4 })).toBe(8);
});

it('rejects what still waits when it is closed', async () => {
  const waiting = Promise.allSettled([thread.ask({ value: 1 })]);
  await thread.close();
  expect(await waiting).toEqual([
    { status: 'rejected', reason: new Error('not doubled: the thread has ended') },
  ]);
});
