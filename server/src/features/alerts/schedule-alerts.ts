import type { FastifyInstance } from 'fastify';
import { onClosedCandle } from '../../candles/closed-candles.ts';
import type { DeliveryQueue } from './delivery/delivery-queue.ts';
import { createAlertRunner, type AlertRunner } from './alert-runner.ts';

/** Evaluates alerts while the server listens; of a series that is streamed, as its candle closes. */
export function scheduleAlerts(
  app: FastifyInstance,
  deps: Omit<Parameters<typeof createAlertRunner>[0], 'log'> & {
    readonly deliveries: DeliveryQueue;
  },
): AlertRunner {
  const runner = createAlertRunner({ ...deps, log: app.log });
  const stopListening = onClosedCandle(({ symbol, interval }) => {
    runner
      .runSeries(symbol, interval)
      .catch((err: unknown) => app.log.warn({ err, symbol }, 'alerts were not evaluated'));
  });
  app.addHook('onListen', async () => runner.start());
  app.addHook('onClose', async () => {
    stopListening();
    await runner.stop();
    await deps.deliveries.stop();
  });
  return runner;
}
