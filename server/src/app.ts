import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { AppDeps } from './features/feature.ts';
import { answerUnknownApi } from './http/api-fallback.ts';
import { answerErrors } from './http/error-answer.ts';
import { readJsonBodies } from './http/json-body.ts';
import { describeApi } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { listRoutes } from './http/route-list.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { validatorCompiler } from './http/zod-validation.ts';

/** Hops or addresses whose X-Forwarded-For is believed; nobody's by default. */
function trustedProxies(config: Config): false | string | ((address: string, hop: number) => boolean) {
  const { trustProxy } = config;
  if (trustProxy === undefined || trustProxy === '') return false;
  return /^\d+$/.test(trustProxy) ? (_address, hop) => hop < Number(trustProxy) : trustProxy;
}

/** Fastify with the limits it does not set by itself. An answer that streams for longer sets its own `handlerTimeout` on its route. */
function createServer({ config, logStream }: Pick<AppDeps, 'config' | 'logStream'>): FastifyInstance {
  const app = Fastify({
    logger: requestLog(config, logStream) ?? false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    handlerTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.server.headersTimeout = 10_000;
  app.server.maxConnections = 20_000;
  return app;
}

/** The whole server, wired from its dependencies and not yet listening. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  readJsonBodies(app);
  answerErrors(app);
  addSecurityHeaders(app, deps.config);
  const routes = listRoutes(app);
  await describeApi(app);
  answerUnknownApi(app, routes);
  return app;
}
