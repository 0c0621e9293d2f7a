import type { BaseRateCount, Candles, TechnicalOptions } from '@vela/engine';
import { threadPriority } from '../../thread-priority.ts';
import { createWorkerThread } from '../../worker-thread.ts';
import type { CountTask } from './base-rate-worker.ts';

/** Counts base rates on one worker thread, one series after another. */
export type BaseRateCounter = {
  count(candles: Candles, options: TechnicalOptions): Promise<BaseRateCount>;
  close(): Promise<void>;
};

export function createBaseRateCounter(): BaseRateCounter {
  const thread = createWorkerThread<CountTask, BaseRateCount>({
    file: new URL('./base-rate-worker.ts', import.meta.url),
    name: 'countBaseRates',
    priority: threadPriority.usual,
  });
  return {
    count: ({ interval, length, openTime, open, high, low, close, volume }, options) =>
      thread.run({
        candles: { interval, length, openTime, open, high, low, close, volume },
        options,
      }),
    close: thread.close,
  };
}
