import {
  providerStartSchema,
  providerTokenSchema,
  signInPaths,
  signInWaysSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import { requireOwnOrigin } from '../../../http/same-site.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { toClient } from '../to-client.ts';
import {
  beginConnection,
  connectProvider,
  readSignInWays,
  removeProvider,
} from './own-providers.ts';
import { createProviderCookie } from './provider-cookie.ts';
import { providerParams } from './provider.routes.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const waysAnswer = { 200: signInWaysSchema, ...errorAnswers };
const params = providerParams;

type ToCall = (request: FastifyRequest) => Promise<AccountCall>;

/** A provider is connected in two steps: to go there, and to return with its answer. */
function addConnectRoutes(app: ApiApp, deps: AuthRoutesDeps, toCall: ToCall): void {
  const cookie = createProviderCookie(deps.config);
  const startSchema = {
    ...own,
    summary: 'Begin to connect a provider: the address to go to',
    params,
    response: { 200: providerStartSchema, ...errorAnswers },
  };
  const startPath = signInPaths.providerLink(':provider');
  app.post(startPath, { schema: startSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    await deps.limits.count('provider', { ip: request.ip });
    const call = await toCall(request);
    const { url, started } = await beginConnection(deps, call, request.params.provider);
    cookie.write(reply, started);
    return { url };
  });
  const connectSchema = {
    ...own,
    summary: 'Connect a provider by its answer',
    params,
    body: providerTokenSchema,
    response: waysAnswer,
  };
  const path = signInPaths.ownProvider(':provider');
  app.post(path, { schema: connectSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    const call = await toCall(request);
    const { provider } = request.params;
    const started = cookie.read(request, deps.now());
    cookie.clear(reply, provider);
    await connectProvider(deps, call, { provider, answer: request.body, started });
    return readSignInWays(deps, call.caller.userId);
  });
}

/** Routes of the ways to sign in to the own account, and of its connected providers. */
export function createOwnProviderRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const toCall: ToCall = async (request) => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  return async (app) => {
    const readSchema = { ...own, summary: 'The own ways to sign in', response: waysAnswer };
    app.get(signInPaths.ways, { schema: readSchema }, async (request) =>
      readSignInWays(deps, (await deps.authenticate(request)).userId),
    );
    addConnectRoutes(app, deps, toCall);
    const removeSchema = {
      ...own,
      summary: 'Disconnect a provider',
      params,
      response: { 204: z.undefined().describe('done'), ...errorAnswers },
    };
    const path = signInPaths.ownProvider(':provider');
    app.delete(path, { schema: removeSchema }, async (request, reply) => {
      await removeProvider(deps, await toCall(request), request.params.provider);
      return reply.code(204).send();
    });
  };
}
