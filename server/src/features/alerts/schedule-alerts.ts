import type { FastifyInstance } from 'fastify';
import { createAlertRunner, type AlertRunner } from './alert-runner.ts';

/** Evaluates alerts while the server listens. */
export function scheduleAlerts(
  app: FastifyInstance,
  deps: Omit<Parameters<typeof createAlertRunner>[0], 'log'>,
): AlertRunner {
  const runner = createAlertRunner({ ...deps, log: app.log });
  app.addHook('onListen', async () => runner.start());
  app.addHook('onClose', () => runner.stop());
  return runner;
}
