import { accountExportListSchema, accountExportSchema, accountPaths } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { createRefreshCookie } from '../refresh-cookie.ts';
import { endSessions } from '../session.ts';
import { toClient } from '../to-client.ts';
import { requestDeletion } from './account-deletion.ts';
import { listExports, openExport, requestExport } from './own-exports.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const fileTimeoutMs = 10 * 60_000;
type ToCall = (request: FastifyRequest) => Promise<AccountCall>;

function addExportRoutes(app: ApiApp, deps: AuthRoutesDeps, toCall: ToCall): void {
  const listSchema = {
    ...own,
    summary: 'The own exports, the latest first',
    response: { 200: accountExportListSchema, ...errorAnswers },
  };
  app.get(accountPaths.exports, { schema: listSchema }, async (request) => {
    const { userId } = await deps.authenticate(request);
    return { items: await listExports(deps, userId), nextCursor: null };
  });
  const requestSchema = {
    ...own,
    summary: 'Ask for a file of all own data, which is made afterwards',
    response: { 202: accountExportSchema, ...errorAnswers },
  };
  app.post(accountPaths.exports, { schema: requestSchema }, async (request, reply) =>
    reply.code(202).send(await requestExport(deps, await toCall(request))),
  );
  const fileSchema = {
    ...own,
    summary: 'The file of an own export (.zip)',
    params: z.object({ id: z.string() }),
  };
  const fileRoute = { schema: fileSchema, handlerTimeout: fileTimeoutMs };
  app.get(accountPaths.exportFile(':id'), fileRoute, async (request, reply) => {
    const { content, bytes } = await openExport(deps, await toCall(request), request.params.id);
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="vela-data-${day}.zip"`)
      .header('content-length', bytes)
      .send(content);
  });
}

/** Routes of what a person may do with all of the own data: take it along, and have it erased. */
export function createOwnDataRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const cookie = createRefreshCookie(deps.config);
  const toCall: ToCall = async (request) => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  return async (app) => {
    addExportRoutes(app, deps, toCall);
    const schema = {
      ...own,
      summary: 'Have the own account erased in thirty days; a sign-in until then keeps it',
      response: { 204: z.undefined().describe('done'), ...errorAnswers },
    };
    app.post(accountPaths.deletion, { schema }, async (request, reply) => {
      const call = await toCall(request);
      const end = { at: deps.now(), reason: 'revoked' } as const;
      await requestDeletion(deps, call, (writer) =>
        endSessions(writer, { userId: call.caller.userId }, end),
      );
      cookie.clear(reply);
      return reply.code(204).send();
    });
  };
}
