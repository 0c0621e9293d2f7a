import { randomBytes } from 'node:crypto';
import { cookieLifetimes, serverCookies } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { hashToken } from '../../derived-key.ts';
import { isSecure } from './refresh-cookie.ts';

const lifetimeSeconds = cookieLifetimes.registrationHours * 3600;

/** The browser that registered; optional, but without it no contested password is kept. */
export function createRegistrationCookie(config: Pick<Config, 'profile' | 'publicUrl'>) {
  const secure = isSecure(config);
  const name = secure ? serverCookies.registration.secure : serverCookies.registration.plain;
  const attributes = {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    maxAge: lifetimeSeconds,
  } as const;
  const secretIn = (request: FastifyRequest): string | undefined => {
    const value = request.cookies[name];
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
  };
  return {
    read: (request: FastifyRequest): string | undefined => {
      const secret = secretIn(request);
      return secret === undefined ? undefined : hashToken(secret);
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, { path: '/', httpOnly: true, secure, sameSite: 'strict' });
    },
    /** Returns the hash of the browser's secret; sets a new secret when there is none. */
    ensure: (request: FastifyRequest, reply: FastifyReply): string => {
      const secret = secretIn(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, secret, attributes);
      return hashToken(secret);
    },
  };
}

export type RegistrationCookie = ReturnType<typeof createRegistrationCookie>;
