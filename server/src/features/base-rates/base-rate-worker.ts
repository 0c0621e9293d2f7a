import { parentPort } from 'node:worker_threads';
import { analyzeTechnical, calculateBaseRates } from '@vela/engine';
import { countOrderSchema } from './count-order.ts';

// Runs on a thread of its own: a hundred thousand candles take seconds, and nobody's answer waits for that.
parentPort?.on('message', (message: unknown) => {
  const { number, candles, options } = countOrderSchema.parse(message);
  let outcome: object;
  try {
    outcome = { rates: calculateBaseRates(analyzeTechnical(candles, options)) };
  } catch (error) {
    outcome = { fault: error instanceof Error ? error.message : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message between threads has no origin
  parentPort?.postMessage({ number, ...outcome });
});
