import {
  getAccountMessage,
  accountPaths,
  apiPaths,
  emailRequestSchema,
  loginRequestSchema,
  messageAnswerSchema,
  providersAnswerSchema,
  refreshAnswerSchema,
  registerAnswerSchema,
  registerRequestSchema,
  resetLinkRequestSchema,
  resetPasswordRequestSchema,
  sessionAnswerSchema,
  userSchema,
  verifyEmailRequestSchema,
} from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, statusByErrorCode } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { isHoneypotFilled } from '../../forms/form-deps.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { ApiApp, FeaturePlugin, WatchSession } from '../feature.ts';
import type { AuthDeps } from './auth-deps.ts';
import { requestPasswordReset } from './forgot-password.ts';
import type { SignedInCaller } from './authenticate.ts';
import { listProviders } from './list-providers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { createDeviceCookie, type DeviceCookie } from './device-cookie.ts';
import { createRefreshCookie, type RefreshCookie } from './refresh-cookie.ts';
import { refresh } from './refresh.ts';
import { createRegistrationCookie, type RegistrationCookie } from './registration-cookie.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { checkResetLink, resetPassword } from './reset-password.ts';
import { requireOwnOrigin, requireOwnPageRequest } from '../../http/same-site.ts';
import { createSessionWriter, type SessionWriter } from './session-writer.ts';
import { toClient } from './to-client.ts';
import { verifyEmail } from './verify-email.ts';

export type AuthRoutesDeps = AuthDeps & {
  readonly authenticate: (request: FastifyRequest) => Promise<SignedInCaller>;
  readonly watchSession: WatchSession;
};
type Routes = {
  readonly deps: AuthRoutesDeps;
  readonly cookie: RefreshCookie;
  readonly registration: RegistrationCookie;
  readonly device: DeviceCookie;
  readonly writeSession: SessionWriter;
};

/** Never "cookies": the device stays known, and language and theme are not a person's. */
const clearedAtLogout = '"cache", "storage"';

const tags = ['accounts'];

const describeRoute = <Body, Answer>(summary: string, body: Body, answer: Answer) => ({
  tags,
  summary,
  body,
  response: { 200: answer, ...errorAnswers },
});

function addSignUpRoutes(app: ApiApp, routes: Routes): void {
  const { deps, registration, writeSession } = routes;
  const registerSchema = describeRoute('Register', registerRequestSchema, registerAnswerSchema);
  app.post(accountPaths.register, { schema: registerSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    const browser = registration.ensure(request, reply);
    // A robot gets the same answer, and no account.
    if (isHoneypotFilled(request.body))
      request.log.info('a robot filled the hidden field of the sign-up');
    else await register(deps, request.body, { ...toClient(request), browser });
    return {
      requires_verification: true as const,
      message: getAccountMessage('registered', detectRequestLanguage(request)),
    };
  });
  const verifySchema = describeRoute(
    'Verify an address',
    verifyEmailRequestSchema,
    sessionAnswerSchema,
  );
  app.post(accountPaths.verifyEmail, { schema: verifySchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    const { email = '', code = '', token } = request.body;
    const client = { ...toClient(request), browser: registration.read(request) };
    const { started, passwordResetSent } = await verifyEmail(
      deps,
      token === undefined ? { email, code } : { token },
      client,
    );
    const answer = await writeSession({ request, reply }, started);
    return passwordResetSent ? { ...answer, password_reset_sent: true as const } : answer;
  });
  const resendSchema = describeRoute('Mail a new code', emailRequestSchema, messageAnswerSchema);
  app.post(accountPaths.resendVerification, { schema: resendSchema }, async (request) => {
    await resendVerification(deps, request.body.email, toClient(request));
    return { message: getAccountMessage('verificationSent', detectRequestLanguage(request)) };
  });
}

function addSessionRoutes(app: ApiApp, routes: Routes): void {
  const { deps, cookie, device, registration, writeSession } = routes;
  const loginSchema = describeRoute('Sign in', loginRequestSchema, sessionAnswerSchema);
  app.post(accountPaths.login, { schema: loginSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    const known = device.read(request, request.body.email);
    const client = { ...toClient(request), device: known };
    const started = await login(deps, request.body, client);
    return writeSession({ request, reply }, started);
  });
  const refreshSchema = {
    tags,
    summary: 'Renew the access token',
    response: { 200: refreshAnswerSchema, ...errorAnswers },
  };
  app.post(apiPaths.refresh, { schema: refreshSchema }, async (request, reply) => {
    requireOwnPageRequest(request, deps.config);
    const refreshed = await refresh(deps, cookie.read(request), toClient(request)).catch(
      (error: unknown) => {
        // Clear a rejected cookie (401); keep it when the check itself failed, such as with 503.
        if (error instanceof AppError && statusByErrorCode[error.code] === 401) cookie.clear(reply);
        throw error;
      },
    );
    cookie.write(reply, refreshed.refreshToken, refreshed.expiresAt);
    return { access_token: refreshed.accessToken };
  });
  const logoutSchema = {
    tags,
    summary: 'Sign out',
    response: { 204: z.undefined().describe('signed out'), ...errorAnswers },
  };
  app.post(apiPaths.logout, { schema: logoutSchema }, async (request, reply) => {
    requireOwnPageRequest(request, deps.config);
    await logout(deps, cookie.read(request), toClient(request));
    cookie.clear(reply);
    registration.clear(reply);
    reply.code(204).header('clear-site-data', clearedAtLogout);
  });
  const meSchema = {
    tags,
    summary: 'The signed-in user',
    security: [{ bearer: [] }],
    response: { 200: userSchema, ...errorAnswers },
  };
  app.get(apiPaths.me, { schema: meSchema }, async (request, reply) => {
    const { userJson } = await deps.authenticate(request);
    return sendJson(reply, userJson);
  });
}

function addPasswordRoutes(app: ApiApp, { deps, cookie }: Routes): void {
  const forgotSchema = describeRoute(
    'Mail a link to set a new password',
    emailRequestSchema,
    messageAnswerSchema,
  );
  app.post(accountPaths.forgotPassword, { schema: forgotSchema }, async (request) => {
    await requestPasswordReset(deps, request.body.email, toClient(request));
    return { message: getAccountMessage('resetSent', detectRequestLanguage(request)) };
  });
  const linkSchema = { summary: 'Whether a mailed link can be used', body: resetLinkRequestSchema };
  app.post(accountPaths.resetLink, { schema: linkSchema }, async (request, reply) => {
    await checkResetLink(deps, request.body.token, toClient(request));
    return reply.code(204).send();
  });
  const resetSchema = describeRoute(
    'Set a new password',
    resetPasswordRequestSchema,
    messageAnswerSchema,
  );
  app.post(accountPaths.resetPassword, { schema: resetSchema }, async (request, reply) => {
    requireOwnOrigin(request, deps.config);
    await resetPassword(deps, request.body, toClient(request));
    cookie.clear(reply);
    return { message: getAccountMessage('passwordChanged', detectRequestLanguage(request)) };
  });
}

/** Routes of the account API. */
export function createAuthRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const routes = {
    deps,
    cookie: createRefreshCookie(deps.config),
    registration: createRegistrationCookie(deps.config),
    device: createDeviceCookie(deps.config),
    writeSession: createSessionWriter(deps),
  };
  return async (app) => {
    addSignUpRoutes(app, routes);
    addSessionRoutes(app, routes);
    addPasswordRoutes(app, routes);
    const schema = {
      tags,
      summary: 'Social sign-ins and whether they are configured',
      response: { 200: providersAnswerSchema, ...errorAnswers },
    };
    app.get(accountPaths.providers, { schema }, async () => listProviders(deps.config));
  };
}
