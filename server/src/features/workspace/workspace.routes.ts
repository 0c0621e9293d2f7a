import { chatPaths, changeWorkspaceSchema, workspaceSchema } from '@vela/contracts';
import { z } from 'zod';
import type { Analyst } from '../../analyst.ts';
import type { AppDeps, Authenticate, FeaturePlugin } from '../feature.ts';
import { warmCharts } from './warm-charts.ts';
import { changeWorkspace, readWorkspace } from './workspace-store.ts';

type Deps = Pick<AppDeps, 'db' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly analyst: Analyst;
};

const security = [{ bearer: [] }];

/** Routes to read and change where an account left its workspace. */
export function createWorkspaceRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, db, now } = deps;
  return async (app) => {
    app.addHook('onListen', async () => {
      void warmCharts(deps).catch((error: unknown) => app.log.warn(error, 'no chart is warm'));
    });
    const readSchema = {
      summary: 'The chart, conversation and layers that were open last',
      security,
      response: { 200: workspaceSchema },
    };
    app.get(chatPaths.workspace, { schema: readSchema }, async (request) => {
      const { userId } = await authenticate(request);
      return readWorkspace(db, userId);
    });

    const changeSchema = {
      summary: 'Keep what is open; parts that are not given stay',
      security,
      body: changeWorkspaceSchema,
      response: { 204: z.undefined() },
    };
    app.patch(chatPaths.workspace, { schema: changeSchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await changeWorkspace(db, request.body, { userId, now: now() });
      return reply.code(204).send();
    });
  };
}
