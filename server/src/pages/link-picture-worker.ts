import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { drawLinkPicture } from './link-picture.ts';

const orderSchema = z.object({
  number: z.number(),
  words: z.object({ title: z.string(), description: z.string(), site: z.string() }),
});

// Runs on a thread of its own, so that nobody's answer waits while a picture is drawn.
parentPort?.on('message', async (message: unknown) => {
  const { number, words } = orderSchema.parse(message);
  const outcome = await drawLinkPicture(words).then(
    (png) => ({ png }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message between threads has no origin
  parentPort?.postMessage({ number, ...outcome });
});
