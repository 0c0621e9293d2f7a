import {
  accountPaths,
  ownSessionListSchema,
  securityEventListSchema,
  securityEventQuerySchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { createRefreshCookie } from '../refresh-cookie.ts';
import { toClient } from '../to-client.ts';
import { endAllSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { listSecurityEvents } from './security-events.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const doneAnswer = { 204: z.undefined().describe('done'), ...errorAnswers };
const idParams = z.object({ id: z.string() });

function addSessionRoutes(app: ApiApp, deps: AuthRoutesDeps): void {
  const cookie = createRefreshCookie(deps.config);
  const toCall = async (request: FastifyRequest): Promise<AccountCall> => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  const listSchema = {
    ...own,
    summary: 'The own open sessions, the latest used first',
    response: { 200: ownSessionListSchema, ...errorAnswers },
  };
  app.get(accountPaths.ownSessions, { schema: listSchema }, async (request) => ({
    items: await listOwnSessions(deps, await deps.authenticate(request)),
    nextCursor: null,
  }));
  const endSchema = { ...own, summary: 'End one', params: idParams, response: doneAnswer };
  app.delete(`${accountPaths.ownSessions}/:id`, { schema: endSchema }, async (request, reply) => {
    await endOwnSession(deps, await toCall(request), request.params.id);
    return reply.code(204).send();
  });
  const endAllSchema = { ...own, summary: 'Sign out everywhere, here too', response: doneAnswer };
  app.delete(accountPaths.ownSessions, { schema: endAllSchema }, async (request, reply) => {
    await endAllSessions(deps, await toCall(request));
    cookie.clear(reply);
    return reply.code(204).send();
  });
}

/** Routes of the devices that are signed in, and of what was recorded about the account. */
export function createDeviceRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  return async (app) => {
    addSessionRoutes(app, deps);
    const schema = {
      ...own,
      summary: 'What was recorded about the own account, the latest first',
      querystring: securityEventQuerySchema,
      response: { 200: securityEventListSchema, ...errorAnswers },
    };
    app.get(accountPaths.securityEvents, { schema }, async (request) => {
      const { userId } = await deps.authenticate(request);
      return listSecurityEvents(deps, userId, request.query.cursor);
    });
  };
}
