import {
  apiKeyListSchema,
  createdApiKeySchema,
  newApiKeySchema,
  signInPaths,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { toClient } from '../to-client.ts';
import { createApiKey, listApiKeys, removeApiKey } from './api-key-store.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };

/** Routes of the own API keys; no key can make or remove one. */
export function createApiKeyRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const toCall = async (request: FastifyRequest): Promise<AccountCall> => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  return async (app) => {
    const listSchema = {
      ...own,
      summary: 'The own API keys',
      response: { 200: apiKeyListSchema, ...errorAnswers },
    };
    app.get(signInPaths.apiKeys, { schema: listSchema }, async (request) => {
      const { userId } = await deps.authenticate(request);
      return { items: await listApiKeys(deps, userId), nextCursor: null };
    });
    const makeSchema = {
      ...own,
      summary: 'Make an API key; the answer holds it for the only time',
      body: newApiKeySchema,
      response: { 201: createdApiKeySchema, ...errorAnswers },
    };
    app.post(signInPaths.apiKeys, { schema: makeSchema }, async (request, reply) => {
      reply.code(201);
      return createApiKey(deps, await toCall(request), request.body);
    });
    const removeSchema = {
      ...own,
      summary: 'End one at once',
      params: z.object({ id: z.string() }),
      response: { 204: z.undefined().describe('done'), ...errorAnswers },
    };
    app.delete(`${signInPaths.apiKeys}/:id`, { schema: removeSchema }, async (request, reply) => {
      await removeApiKey(deps, await toCall(request), request.params.id);
      return reply.code(204).send();
    });
  };
}
