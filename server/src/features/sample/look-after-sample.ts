import type { FastifyInstance } from 'fastify';
import { createSample, type Sample, type SampleDeps } from './create-sample.ts';

/** Looks after the sample from the moment the server listens, which it never delays, until it closes. */
export function lookAfterSample(app: FastifyInstance, deps: Omit<SampleDeps, 'log'>): Sample {
  const sample = createSample({ ...deps, log: app.log });
  app.addHook('onListen', async () => sample.start());
  app.addHook('onClose', () => sample.stop());
  return sample;
}
