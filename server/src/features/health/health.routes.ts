import { apiPaths, dependencyStates, type Readiness, readinessStatuses } from '@vela/contracts';
import { z } from 'zod';
import { sendJson } from '../../http/encoded-json.ts';
import type { AppDeps, FeaturePlugin } from '../feature.ts';
import { createReadinessMonitor, hasDiskSpace } from './create-readiness-monitor.ts';

const healthSchema = z.object({ status: z.literal('ok') });
const healthJson = JSON.stringify({ status: 'ok' } satisfies z.infer<typeof healthSchema>);

const readinessSchema = z.object({
  status: z.enum(readinessStatuses),
  dependencies: z.object({
    database: z.enum(dependencyStates),
    migrations: z.enum(dependencyStates),
    disk: z.enum(dependencyStates),
    mail: z.enum(dependencyStates),
    marketData: z.enum(dependencyStates),
  }),
}) satisfies z.ZodType<Readiness>;

/** Liveness, which checks nothing, and readiness: the state of each dependency, no details. */
export function createHealthRoutes(
  deps: Pick<AppDeps, 'config' | 'db' | 'marketData' | 'mailer' | 'isStopping'>,
): FeaturePlugin {
  const monitor = createReadinessMonitor({
    ...deps,
    hasDiskSpace: () => hasDiskSpace(deps.config.dataDir),
  });
  return async (app) => {
    app.addHook('onListen', () => monitor.start());
    app.addHook('onClose', () => monitor.stop());
    app.get(
      apiPaths.health,
      { schema: { summary: 'The process answers', response: { 200: healthSchema } } },
      async (_request, reply) => sendJson(reply, healthJson),
    );
    const schema = {
      summary: 'State of every dependency, measured every ten seconds',
      response: { 200: readinessSchema, 503: readinessSchema },
    };
    app.get(apiPaths.ready, { schema, logLevel: 'warn' }, async (_request, reply) => {
      const readiness = await monitor.read();
      return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness);
    });
  };
}
