import {
  accountPaths,
  confirmFactorSchema,
  factorSetupSchema,
  recoveryCodesSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import type { AccountCall } from '../confirm-identity.ts';
import { toClient } from '../to-client.ts';
import { beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from './change-factor.ts';

const own = { tags: ['account'], security: [{ bearer: [] }] };
const codesAnswer = { 200: recoveryCodesSchema, ...errorAnswers };

/** Routes of the second factor: an authenticator app, and recovery codes. */
export function createSecondFactorRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const toCall = async (request: FastifyRequest): Promise<AccountCall> => ({
    caller: await deps.authenticate(request),
    client: toClient(request),
  });
  return async (app) => {
    const beginSchema = {
      ...own,
      summary: 'Begin to set up an authenticator app',
      response: { 200: factorSetupSchema, ...errorAnswers },
    };
    app.post(accountPaths.secondFactor, { schema: beginSchema }, async (request) =>
      beginFactor(deps, await toCall(request)),
    );
    const confirmSchema = {
      ...own,
      summary: 'Switch the second factor on by a code of the app',
      body: confirmFactorSchema,
      response: codesAnswer,
    };
    app.post(accountPaths.confirmFactor, { schema: confirmSchema }, async (request) => ({
      recoveryCodes: await confirmFactor(deps, await toCall(request), request.body.code),
    }));
    const codesSchema = { ...own, summary: 'New recovery codes', response: codesAnswer };
    app.post(accountPaths.recoveryCodes, { schema: codesSchema }, async (request) => ({
      recoveryCodes: await renewRecoveryCodes(deps, await toCall(request)),
    }));
    const removeSchema = {
      ...own,
      summary: 'Switch the second factor off',
      response: { 204: z.undefined().describe('done'), ...errorAnswers },
    };
    app.delete(accountPaths.secondFactor, { schema: removeSchema }, async (request, reply) => {
      await removeFactor(deps, await toCall(request));
      return reply.code(204).send();
    });
  };
}
