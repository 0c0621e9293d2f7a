import type { BaseRate, Candles, TechnicalOptions } from '@vela/engine';
import { createOrderThread } from '../../order-thread.ts';
import { countAnswerSchema } from './count-order.ts';

/** Counts base rates on one other thread, one series after another. */
export type BaseRateCounter = {
  count(candles: Candles, options: TechnicalOptions): Promise<readonly BaseRate[]>;
  close(): Promise<void>;
};

export function createBaseRateCounter(): BaseRateCounter {
  const thread = createOrderThread<readonly BaseRate[]>({
    file: new URL('./base-rate-worker.ts', import.meta.url),
    failure: 'base rates could not be counted',
    read: (message) => {
      const { number, rates, fault } = countAnswerSchema.parse(message);
      return { number, result: rates, fault };
    },
  });
  return {
    count: async ({ interval, length, openTime, open, high, low, close, volume }, options) =>
      await thread.ask({
        candles: { interval, length, openTime, open, high, low, close, volume },
        options,
      }),
    close: thread.close,
  };
}
