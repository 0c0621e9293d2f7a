import {
  accountPaths,
  changeEmailSchema,
  changePasswordSchema,
  changeProfileSchema,
  confirmEmailSchema,
  confirmIdentitySchema,
  profileSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { ApiApp, FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import { confirmIdentity, type AccountCall } from '../confirm-identity.ts';
import { toClient } from '../to-client.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { changeProfile, readProfile } from './profile-store.ts';
import { startEmailChange } from './start-email-change.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const profileAnswer = { 200: profileSchema, ...errorAnswers };
const doneAnswer = { 204: z.undefined().describe('done'), ...errorAnswers };

type ToCall = (request: FastifyRequest) => Promise<AccountCall>;

function addProfileRoutes(app: ApiApp, deps: AuthRoutesDeps, toCall: ToCall): void {
  const readSchema = { ...own, summary: 'The own profile', response: profileAnswer };
  app.get(accountPaths.profile, { schema: readSchema }, async (request) => {
    const { userId } = await deps.authenticate(request);
    return readProfile(deps, userId);
  });
  const changeSchema = {
    ...own,
    summary: 'Change the own profile; parts that are not given stay',
    body: changeProfileSchema,
    response: profileAnswer,
  };
  app.patch(accountPaths.profile, { schema: changeSchema }, async (request) => {
    const call = await toCall(request);
    await changeProfile(deps, call, request.body);
    return readProfile(deps, call.caller.userId);
  });
}

function addPasswordRoutes(app: ApiApp, deps: AuthRoutesDeps, toCall: ToCall): void {
  const confirmSchema = {
    ...own,
    summary: 'Prove again who is signed in, for what needs it',
    body: confirmIdentitySchema,
    response: doneAnswer,
  };
  app.post(accountPaths.confirmIdentity, { schema: confirmSchema }, async (request, reply) => {
    await confirmIdentity(deps, await toCall(request), request.body);
    return reply.code(204).send();
  });
  const passwordSchema = {
    ...own,
    summary: 'Change the password; ends all other sessions',
    body: changePasswordSchema,
    response: doneAnswer,
  };
  app.post(accountPaths.password, { schema: passwordSchema }, async (request, reply) => {
    await changePassword(deps, await toCall(request), request.body);
    return reply.code(204).send();
  });
}

function addEmailRoutes(app: ApiApp, deps: AuthRoutesDeps, toCall: ToCall): void {
  const startSchema = {
    ...own,
    summary: 'Mail codes to the present and the new address',
    body: changeEmailSchema,
    response: profileAnswer,
  };
  app.post(accountPaths.emailChange, { schema: startSchema }, async (request) => {
    const call = await toCall(request);
    await startEmailChange(deps, call, request.body.email);
    return readProfile(deps, call.caller.userId);
  });
  const confirmSchema = {
    ...own,
    summary: 'Change the address by the codes of both addresses',
    body: confirmEmailSchema,
    response: profileAnswer,
  };
  app.post(accountPaths.confirmEmailChange, { schema: confirmSchema }, async (request) => {
    const call = await toCall(request);
    await confirmEmailChange(deps, call, request.body);
    return readProfile(deps, call.caller.userId);
  });
}

/** Routes of the own profile: name, choices, password and address. */
export function createProfileRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const toCall: ToCall = async (request) => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  return async (app) => {
    addProfileRoutes(app, deps, toCall);
    addPasswordRoutes(app, deps, toCall);
    addEmailRoutes(app, deps, toCall);
  };
}
