import { randomBytes } from 'node:crypto';
import { cookieLifetimes, serverCookies } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { tokenHash } from '../../derived-key.ts';
import { isSecure } from './refresh-cookie.ts';

const lifetimeSeconds = cookieLifetimes.registrationHours * 3600;

/**
 * The cookie by which a browser that verifies an address is known as the one that registered it. It proves nothing else: without it
 * a verification works as well, but keeps no password that more than one browser offered.
 */
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
      return secret === undefined ? undefined : tokenHash(secret);
    },
    /** Hash of the browser's secret, which it is given when it has none yet. */
    ensure: (request: FastifyRequest, reply: FastifyReply): string => {
      const secret = secretIn(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, secret, attributes);
      return tokenHash(secret);
    },
  };
}

export type RegistrationCookie = ReturnType<typeof createRegistrationCookie>;
