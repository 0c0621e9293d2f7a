import { Worker } from 'node:worker_threads';
import type { BaseRate, Candles, TechnicalOptions } from '@vela/engine';
import { countAnswerSchema } from './count-order.ts';

type Waiting = { resolve(rates: readonly BaseRate[]): void; reject(error: Error): void };

/** Counts base rates on one other thread, one series after another. The thread is started by the first order. */
export type BaseRateCounter = {
  count(candles: Candles, options: TechnicalOptions): Promise<readonly BaseRate[]>;
  close(): Promise<void>;
};

export function createBaseRateCounter(): BaseRateCounter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  function take(number: number): Waiting | undefined {
    const order = waiting.get(number);
    waiting.delete(number);
    return order;
  }

  function start(): Worker {
    const started = new Worker(new URL('./base-rate-worker.ts', import.meta.url));
    // An idle thread keeps no process from ending.
    started.unref();
    started.on('message', (message: unknown) => {
      const { number, rates, fault } = countAnswerSchema.parse(message);
      if (rates === undefined) take(number)?.reject(new Error(`base rates could not be counted: ${fault ?? 'no reason given'}`));
      else take(number)?.resolve(rates);
    });
    // A thread that falls over takes its orders along; the next order starts another one.
    const giveUp = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const number of waiting.keys()) take(number)?.reject(error);
    };
    started.on('error', giveUp);
    started.on('exit', () => giveUp(new Error('the thread that counts base rates has ended')));
    return started;
  }

  return {
    count: (candles, options) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        orders += 1;
        waiting.set(orders, { resolve, reject });
        const { interval, length, openTime, open, high, low, close, volume } = candles;
        const columns = { interval, length, openTime, open, high, low, close, volume };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message between threads has no origin
        worker.postMessage({ number: orders, candles: columns, options });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
