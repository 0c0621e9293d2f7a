import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  renamePasskeySchema,
  sessionAnswerSchema,
  signInPaths,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import { requireOwnOrigin } from '../../../http/same-site.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { createDeviceCookie } from '../device-cookie.ts';
import { createSessionWriter } from '../session-writer.ts';
import { toClient } from '../to-client.ts';
import { addPasskey, removePasskey, renamePasskey } from './change-passkeys.ts';
import { confirmByPasskey, signInByPasskey } from './check-passkey.ts';
import { beginPasskey, challengePasskey } from './passkey-challenge.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const done = { 204: z.undefined().describe('done'), ...errorAnswers };
const challenge = { 200: passkeyOptionsSchema, ...errorAnswers };
const params = z.object({ id: z.string().max(1400) });

function addSignInRoutes(app: ApiApp, deps: AuthRoutesDeps): void {
  const writeSession = createSessionWriter(deps);
  const device = createDeviceCookie(deps.config);
  const tags = ['accounts'];
  const optionsSchema = {
    tags,
    summary: 'A challenge to sign in with a passkey',
    response: challenge,
  };
  app.post(signInPaths.passkeyOptions, { schema: optionsSchema }, async (request) => {
    requireOwnOrigin(request, deps.config);
    await deps.limits.count('provider', { ip: request.ip });
    return challengePasskey(deps, null);
  });
  const signInSchema = {
    tags,
    summary: 'Sign in with a passkey',
    body: passkeyAnswerSchema,
    response: { 200: sessionAnswerSchema, ...errorAnswers },
  };
  app.post(signInPaths.passkeySignIn, { schema: signInSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    await deps.limits.count('provider', { ip: request.ip });
    const findDevice = (email: string) => device.read(request, email);
    const client = { ...toClient(request), findDevice };
    return writeSession({ request, reply }, await signInByPasskey(deps, request.body, client));
  });
}

function addOwnRoutes(app: ApiApp, deps: AuthRoutesDeps): void {
  const toCall = async (request: FastifyRequest): Promise<AccountCall> => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  const beginSchema = { ...own, summary: 'A challenge to make a passkey', response: challenge };
  app.post(signInPaths.newPasskeyOptions, { schema: beginSchema }, async (request) =>
    beginPasskey(deps, await toCall(request)),
  );
  const addSchema = { ...own, summary: 'Add a passkey', body: newPasskeySchema, response: done };
  app.post(signInPaths.passkeys, { schema: addSchema }, async (request, reply) => {
    await addPasskey(deps, await toCall(request), request.body);
    return reply.code(204).send();
  });
  const renameSchema = {
    ...own,
    summary: 'Rename one',
    params,
    body: renamePasskeySchema,
    response: done,
  };
  app.patch(`${signInPaths.passkeys}/:id`, { schema: renameSchema }, async (request, reply) => {
    const { userId } = await deps.authenticate(request);
    await renamePasskey(deps, userId, { id: request.params.id, name: request.body.name });
    return reply.code(204).send();
  });
  const removeSchema = { ...own, summary: 'Remove one', params, response: done };
  app.delete(`${signInPaths.passkeys}/:id`, { schema: removeSchema }, async (request, reply) => {
    await removePasskey(deps, await toCall(request), request.params.id);
    return reply.code(204).send();
  });
  const askSchema = { ...own, summary: 'A challenge to confirm who one is', response: challenge };
  app.post(`${signInPaths.confirmByPasskey}/options`, { schema: askSchema }, async (request) => {
    const { userId } = await deps.authenticate(request);
    return challengePasskey(deps, userId);
  });
  const confirmSchema = {
    ...own,
    summary: 'Confirm with a passkey who one is, for what needs it',
    body: passkeyAnswerSchema,
    response: done,
  };
  app.post(signInPaths.confirmByPasskey, { schema: confirmSchema }, async (request, reply) => {
    await confirmByPasskey(deps, await toCall(request), request.body);
    return reply.code(204).send();
  });
}

/** Routes of passkeys: to sign in, to confirm who one is, and those of the own account. */
export function createPasskeyRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  return async (app) => {
    addSignInRoutes(app, deps);
    addOwnRoutes(app, deps);
  };
}
