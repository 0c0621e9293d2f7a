import { serverCookies } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const { secure: secureName, plain: plainName } = serverCookies.refresh;

export const refreshCookieNames = [secureName, plainName] as const;

/** Not in the local profile: some browsers drop Secure cookies over plain http. */
export function isSecure({ profile, publicUrl }: Pick<Config, 'profile' | 'publicUrl'>): boolean {
  return profile === 'production' || publicUrl.startsWith('https:');
}

/** Cookie of the refresh token: HttpOnly and SameSite=Strict. */
export function createRefreshCookie(config: Pick<Config, 'profile' | 'publicUrl'>) {
  const secure = isSecure(config);
  const name = secure ? secureName : plainName;
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    read: (request: FastifyRequest): string | undefined => {
      const value = request.cookies[name];
      return value === undefined || value === '' ? undefined : value;
    },
    write: (reply: FastifyReply, token: string, expiresAt: number): void => {
      reply.setCookie(name, token, { ...attributes, expires: new Date(expiresAt) });
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, attributes);
    },
  };
}

export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
