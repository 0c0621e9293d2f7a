import { apiPaths, planListSchema } from '@vela/contracts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import type { FeaturePlugin } from '../feature.ts';
import { listPlans } from './list-plans.ts';

/** The plans with their prices; the same for everybody. */
export function planRoutes(): FeaturePlugin {
  return async (fastify) => {
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    const schema = {
      summary: 'Plans, their prices and features',
      response: { 200: planListSchema, ...errorAnswers },
    };
    app.get(apiPaths.plans, { schema }, async () => listPlans());
  };
}
