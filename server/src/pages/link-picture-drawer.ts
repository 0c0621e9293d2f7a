import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { LinkPictureWords } from './link-picture.ts';

const answerSchema = z.object({
  number: z.number(),
  png: z.instanceof(Uint8Array).exactOptional(),
  fault: z.string().exactOptional(),
});

type Waiting = { resolve(png: Buffer): void; reject(error: Error): void };

/** Draws link pictures on one other thread, one after another. The thread is started by the first order. */
export type LinkPictureDrawer = {
  draw(words: LinkPictureWords): Promise<Buffer>;
  close(): Promise<void>;
};

export function createLinkPictureDrawer(): LinkPictureDrawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  function take(number: number): Waiting | undefined {
    const order = waiting.get(number);
    waiting.delete(number);
    return order;
  }

  function start(): Worker {
    const started = new Worker(new URL('./link-picture-worker.ts', import.meta.url));
    // An idle thread keeps no process from ending.
    started.unref();
    started.on('message', (message: unknown) => {
      const { number, png, fault } = answerSchema.parse(message);
      if (png === undefined) take(number)?.reject(new Error(`a link picture could not be drawn: ${fault ?? 'no reason given'}`));
      else take(number)?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    });
    // A thread that falls over takes its orders along; the next order starts another one.
    const giveUp = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const number of waiting.keys()) take(number)?.reject(error);
    };
    started.on('error', giveUp);
    started.on('exit', () => giveUp(new Error('the thread that draws link pictures has ended')));
    return started;
  }

  return {
    draw: (words) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        orders += 1;
        waiting.set(orders, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message between threads has no origin
        worker.postMessage({ number: orders, words });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
