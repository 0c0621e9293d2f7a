import {
  providerIds,
  providerTokenSchema,
  sessionAnswerSchema,
  signInPaths,
  ticketSignInSchema,
  type ProviderId,
} from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import { requireOwnOrigin } from '../../../http/same-site.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { Client } from '../auth-deps.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import { createDeviceCookie } from '../device-cookie.ts';
import { createSessionWriter, type SessionWriter } from '../session-writer.ts';
import { toClient } from '../to-client.ts';
import { addAppleCallback } from './apple-callback.ts';
import { finishByTicket, finishProviderSignIn } from './finish-provider-sign-in.ts';
import { createProviderCookie, type ProviderCookie } from './provider-cookie.ts';
import { readIdentity } from './read-identity.ts';
import { startProvider } from './start-provider.ts';

const tags = ['accounts'];
const providerAnswerSchema = sessionAnswerSchema.extend({
  success: z.literal(true),
  error: z.null(),
});
/** A page of this site: one slash, which no browser reads as another host. */
const startQuery = z.object({
  from: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .optional()
    .catch(undefined),
});
export const providerParams = z.object({ provider: z.enum(providerIds) });

type Parts = {
  readonly deps: AuthRoutesDeps;
  readonly cookie: ProviderCookie;
  readonly writeSession: SessionWriter;
  readonly toDeviceClient: (request: FastifyRequest) => Client;
};

/** A page navigation: what goes wrong is told by the sign-in page. */
async function redirectToProvider(
  { deps, cookie }: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { provider, returnTo }: { provider: ProviderId; returnTo: string | null },
): Promise<void> {
  try {
    await deps.limits.count('provider', { ip: request.ip });
    const { url, started } = await startProvider(deps, { provider, linkTo: null, returnTo });
    cookie.write(reply, started);
    await reply.redirect(url, 303);
  } catch (error) {
    const isOff = error instanceof AppError && error.code === 'PROVIDER_NOT_CONFIGURED';
    const code = isOff ? error.code : 'START_FAILED';
    request.log.warn({ err: error, provider }, 'a sign-in at a provider could not begin');
    await reply.redirect(`/login?provider=${provider}&provider_error=${code}`, 303);
  }
}

function addStartRoute(app: ApiApp, parts: Parts): void {
  const schema = {
    tags,
    summary: 'Sign in at a provider: redirects there',
    params: providerParams,
    querystring: startQuery,
    response: { 303: z.undefined().describe('to the provider'), ...errorAnswers },
  };
  app.get(signInPaths.providerStart(':provider'), { schema }, (request, reply) =>
    redirectToProvider(
      parts,
      { request, reply },
      { provider: request.params.provider, returnTo: request.query.from ?? null },
    ),
  );
}

function addTokenRoutes(app: ApiApp, { deps, cookie, writeSession, toDeviceClient }: Parts): void {
  const schema = {
    tags,
    summary: 'Finish a sign-in at a provider by its code, or by the token of Apple’s return',
    params: providerParams,
    body: providerTokenSchema,
    response: { 200: providerAnswerSchema, ...errorAnswers },
  };
  app.post(signInPaths.providerToken(':provider'), { schema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    await deps.limits.count('provider', { ip: request.ip });
    const { provider } = request.params;
    const started = cookie.read(request, deps.now());
    cookie.clear(reply, provider);
    const identity = await readIdentity(deps, {
      provider,
      answer: request.body,
      started: started?.linkTo === null ? started : undefined,
    });
    const session = await finishProviderSignIn(deps, {
      identity,
      client: toDeviceClient(request),
      returnTo: started?.returnTo ?? null,
    });
    const answer = await writeSession({ request, reply }, session);
    return { ...answer, success: true as const, error: null };
  });
  const ticketSchema = {
    tags,
    summary: 'The code of the second factor after a sign-in at a provider',
    body: ticketSignInSchema,
    response: { 200: sessionAnswerSchema, ...errorAnswers },
  };
  app.post(signInPaths.ticket, { schema: ticketSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    const session = await finishByTicket(deps, {
      ...request.body,
      client: toDeviceClient(request),
    });
    return writeSession({ request, reply }, session);
  });
}

/** Routes of social sign-in. */
export function createProviderRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const cookie = createProviderCookie(deps.config);
  const device = createDeviceCookie(deps.config);
  const parts = {
    deps,
    cookie,
    writeSession: createSessionWriter(deps),
    toDeviceClient: (request: FastifyRequest) => ({
      ...toClient(request),
      findDevice: (email: string) => device.read(request, email),
    }),
  };
  return async (app) => {
    addStartRoute(app, parts);
    addTokenRoutes(app, parts);
    await app.register(addAppleCallback({ deps, cookie }));
  };
}
