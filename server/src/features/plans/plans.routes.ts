import { apiPaths, planListSchema } from '@vela/contracts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import type { FeaturePlugin } from '../feature.ts';
import { listPlans } from './list-plans.ts';

/** Routes of the plans; the response is the same for all callers. */
export function createPlanRoutes(): FeaturePlugin {
  return async (app) => {
    const schema = {
      summary: 'Plans, their prices and features',
      response: { 200: planListSchema, ...errorAnswers },
    };
    app.get(apiPaths.plans, { schema }, async () => listPlans());
  };
}
