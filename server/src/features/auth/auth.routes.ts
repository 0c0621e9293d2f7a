import {
  accountMessage,
  apiPaths,
  emailRequestSchema,
  loginRequestSchema,
  messageAnswerSchema,
  providersAnswerSchema,
  refreshAnswerSchema,
  registerAnswerSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  sessionAnswerSchema,
  userSchema,
  verifyEmailRequestSchema,
} from '@vela/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, statusOf } from '../../errors.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { languageOf } from '../../http/request-language.ts';
import type { Authenticate, FeaturePlugin } from '../feature.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { forgotPassword } from './forgot-password.ts';
import { getMe } from './get-me.ts';
import { listProviders } from './list-providers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { createRefreshCookie, type RefreshCookie } from './refresh-cookie.ts';
import { refresh } from './refresh.ts';
import { createRegistrationCookie, type RegistrationCookie } from './registration-cookie.ts';
import { register } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { refuseForeignOrigin, refuseForeignRequest } from '../../http/same-site.ts';
import type { StartedSession } from './session.ts';
import { verifyEmail } from './verify-email.ts';

export type AuthRoutesDeps = AuthDeps & { readonly authenticate: Authenticate };
type Routes = {
  readonly deps: AuthRoutesDeps;
  readonly cookie: RefreshCookie;
  readonly registration: RegistrationCookie;
};

const tags = ['accounts'];

function clientOf(request: FastifyRequest): Client {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    language: languageOf(request),
  };
}

function answerSession({ cookie }: Routes, reply: FastifyReply, started: StartedSession) {
  cookie.write(reply, started.refreshToken, started.expiresAt);
  return started.answer;
}

function signUpRoutes(app: FastifyInstance, routes: Routes): void {
  const { deps, registration } = routes;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const registerSchema = {
    tags,
    summary: 'Register',
    body: registerRequestSchema,
    response: { 200: registerAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.register, { schema: registerSchema }, async (request, reply) => {
    refuseForeignOrigin(request, deps.config);
    const browser = registration.ensure(request, reply);
    await register(deps, request.body, { ...clientOf(request), browser });
    return {
      requires_verification: true as const,
      message: accountMessage('registered', languageOf(request)),
    };
  });
  const verifySchema = {
    tags,
    summary: 'Verify an address',
    body: verifyEmailRequestSchema,
    response: { 200: sessionAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.verifyEmail, { schema: verifySchema }, async (request, reply) => {
    refuseForeignOrigin(request, deps.config);
    const { email = '', code = '', token } = request.body;
    const client = { ...clientOf(request), browser: registration.read(request) };
    const { started, passwordResetSent } = await verifyEmail(
      deps,
      token === undefined ? { email, code } : { token },
      client,
    );
    const answer = answerSession(routes, reply, started);
    return passwordResetSent ? { ...answer, password_reset_sent: true as const } : answer;
  });
  const resendSchema = {
    tags,
    summary: 'Mail a new code',
    body: emailRequestSchema,
    response: { 200: messageAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.resendVerification, { schema: resendSchema }, async (request) => {
    await resendVerification(deps, request.body.email, clientOf(request));
    return { message: accountMessage('verificationSent', languageOf(request)) };
  });
}

function sessionRoutes(app: FastifyInstance, routes: Routes): void {
  const { deps, cookie } = routes;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const loginSchema = {
    tags,
    summary: 'Sign in',
    body: loginRequestSchema,
    response: { 200: sessionAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.login, { schema: loginSchema }, async (request, reply) => {
    refuseForeignOrigin(request, deps.config);
    return answerSession(routes, reply, await login(deps, request.body, clientOf(request)));
  });
  const refreshSchema = {
    tags,
    summary: 'Renew the access token',
    response: { 200: refreshAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.refresh, { schema: refreshSchema }, async (request, reply) => {
    refuseForeignRequest(request, deps.config);
    const refreshed = await refresh(deps, cookie.read(request), clientOf(request)).catch(
      (error: unknown) => {
        // A cookie that is good for nothing is taken back; one that could not be checked is kept.
        if (error instanceof AppError && statusOf[error.code] === 401) cookie.clear(reply);
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
  typed.post(apiPaths.logout, { schema: logoutSchema }, async (request, reply) => {
    refuseForeignRequest(request, deps.config);
    await logout(deps, cookie.read(request), clientOf(request));
    cookie.clear(reply);
    reply.code(204);
  });
  const meSchema = {
    tags,
    summary: 'The signed-in user',
    security: [{ bearer: [] }],
    response: { 200: userSchema, ...errorAnswers },
  };
  typed.get(apiPaths.me, { schema: meSchema }, async (request) =>
    getMe(deps, (await deps.authenticate(request)).userId),
  );
}

function passwordRoutes(app: FastifyInstance, { deps, cookie }: Routes): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const forgotSchema = {
    tags,
    summary: 'Mail a link to set a new password',
    body: emailRequestSchema,
    response: { 200: messageAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.forgotPassword, { schema: forgotSchema }, async (request) => {
    await forgotPassword(deps, request.body.email, clientOf(request));
    return { message: accountMessage('resetSent', languageOf(request)) };
  });
  const resetSchema = {
    tags,
    summary: 'Set a new password',
    body: resetPasswordRequestSchema,
    response: { 200: messageAnswerSchema, ...errorAnswers },
  };
  typed.post(apiPaths.resetPassword, { schema: resetSchema }, async (request, reply) => {
    refuseForeignOrigin(request, deps.config);
    await resetPassword(deps, request.body, clientOf(request));
    cookie.clear(reply);
    return { message: accountMessage('passwordChanged', languageOf(request)) };
  });
}

/** The calls of accounts: parse, call the verb, reply. */
export function authRoutes(deps: AuthRoutesDeps): FeaturePlugin {
  const routes = {
    deps,
    cookie: createRefreshCookie(deps.config),
    registration: createRegistrationCookie(deps.config),
  };
  return async (app) => {
    signUpRoutes(app, routes);
    sessionRoutes(app, routes);
    passwordRoutes(app, routes);
    const schema = {
      tags,
      summary: 'Social sign-ins and whether they are configured',
      response: { 200: providersAnswerSchema, ...errorAnswers },
    };
    app
      .withTypeProvider<ZodTypeProvider>()
      .get(apiPaths.providers, { schema }, async () => listProviders());
  };
}
