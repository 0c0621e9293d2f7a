import {
  modelConsentSchema,
  modelKeySchema,
  modelPaths,
  modelSettingsSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import { decideOnModel, deleteModelKey, storeModelKey } from './change-choices.ts';
import { readModelSettings } from './model-choices.ts';

type Deps = Pick<AppDeps, 'db' | 'now' | 'config'> & { readonly authenticate: Authenticate };

const own = { tags: ['account'], security: [{ bearer: [] }] };
const response = { 200: modelSettingsSchema, ...errorAnswers };

/** Routes of the language model of an account: what it is, consent to it, and an own key. */
export function createModelRoutes(deps: Deps): FeaturePlugin {
  const toWhose = async (request: FastifyRequest) => {
    const { userId } = await deps.authenticate(request);
    return { userId, now: deps.now() };
  };
  return async (app) => {
    const readSchema = { ...own, summary: 'The language model of the account', response };
    app.get(modelPaths.settings, { schema: readSchema }, async (request) => {
      const { userId } = await toWhose(request);
      return readModelSettings(deps, userId);
    });
    const consentSchema = {
      ...own,
      summary: 'Agree, or no longer agree, that a model gets questions and facts',
      body: modelConsentSchema,
      response,
    };
    app.patch(modelPaths.consent, { schema: consentSchema }, async (request) => {
      const whose = await toWhose(request);
      await decideOnModel(deps, request.body, whose);
      return readModelSettings(deps, whose.userId);
    });
    const keySchema = {
      ...own,
      summary: 'Store an own key for a listed provider; it is never sent back',
      body: modelKeySchema,
      response,
    };
    app.patch(modelPaths.key, { schema: keySchema }, async (request) => {
      const whose = await toWhose(request);
      await storeModelKey(deps, request.body, whose);
      return readModelSettings(deps, whose.userId);
    });
    const deleteSchema = { ...own, summary: 'Delete the own key', response };
    app.delete(modelPaths.key, { schema: deleteSchema }, async (request) => {
      const whose = await toWhose(request);
      await deleteModelKey(deps, whose);
      return readModelSettings(deps, whose.userId);
    });
  };
}
