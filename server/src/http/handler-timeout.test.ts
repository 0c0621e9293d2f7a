import Fastify from 'fastify';
import { apiPaths } from '@vela/contracts';
import { expect, it } from 'vitest';
import { limitHandlers } from './handler-timeout.ts';

it('every route ends after thirty seconds, but those from memory and those with a limit of their own', async () => {
  const app = Fastify();
  limitHandlers(app);
  const limits = new Map<string, number | undefined>();
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    limits.set(url, routeOptions.handlerTimeout);
  });
  for (const url of [apiPaths.health, apiPaths.plans]) app.get(url, async () => 'x');
  app.get('/stream', { handlerTimeout: 120_000 }, async () => 'x');
  for (const url of [apiPaths.health, apiPaths.plans, '/stream']) await app.inject({ url });
  expect([...limits.values()]).toEqual([0, 30_000, 120_000]);
  await app.close();
});
