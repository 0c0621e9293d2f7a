import type { SessionAnswer } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthDeps } from './auth-deps.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { readPreferences } from './profile/profile-store.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import type { StartedSession } from './session.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type SessionWriter = (exchange: Exchange, started: StartedSession) => Promise<SessionAnswer>;

/** Sets the cookies of a started session; the body, with the choices that the person made. */
export function createSessionWriter(deps: AuthDeps): SessionWriter {
  const cookie = createRefreshCookie(deps.config);
  const device = createDeviceCookie(deps.config);
  return async ({ request, reply }, { answer, refreshToken, expiresAt }) => {
    cookie.write(reply, refreshToken, expiresAt);
    device.write(request, reply, answer.user.email);
    const { language, theme } = await readPreferences(deps, answer.user.id);
    return language === null && theme === null
      ? answer
      : { ...answer, chosen: { language, theme } };
  };
}
