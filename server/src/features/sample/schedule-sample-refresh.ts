import type { FastifyInstance } from 'fastify';
import { createSample, type Sample, type SampleDeps } from './create-sample.ts';

/** Refreshes the sample while the server listens; never delays the start. */
export function scheduleSampleRefresh(app: FastifyInstance, deps: Omit<SampleDeps, 'log'>): Sample {
  const sample = createSample({ ...deps, log: app.log });
  app.addHook('onListen', async () => sample.start());
  app.addHook('onClose', () => sample.stop());
  return sample;
}
