import { randomBytes } from 'node:crypto';
import { cookieLifetimes, serverCookies } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { deriveKeys, hashToken, hashWithKey, matchesHash } from '../../derived-key.ts';
import { isSecure } from './refresh-cookie.ts';

const lifetimeSeconds = cookieLifetimes.deviceDays * 86_400;
/** People who sign in on one device, the latest first. */
const maxAccounts = 5;

type Held = { readonly secret: string; readonly signatures: readonly string[] };

const toText = (secret: string, email: string): string => `${secret} ${email}`;

/**
 * A device on which an account signed in before: a random secret, and for each account a signature
 * of the secret and its address. It only lets its owner in while others guess; it signs no one in.
 */
export function createDeviceCookie(
  config: Pick<Config, 'profile' | 'publicUrl' | 'sessionSecret' | 'secondSessionSecret'>,
) {
  const secure = isSecure(config);
  const name = secure ? serverCookies.device.secure : serverCookies.device.plain;
  const keys = deriveKeys(config, 'known-device');
  const attributes = {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    maxAge: lifetimeSeconds,
  } as const;
  const parse = (request: FastifyRequest): Held | undefined => {
    const [secret = '', ...signatures] = (request.cookies[name] ?? '').split('.');
    const isPlain = [secret, ...signatures].every((part) => /^[\w-]{43}$/.test(part));
    return isPlain ? { secret, signatures: signatures.slice(0, maxAccounts) } : undefined;
  };
  return {
    /** Hash of the device's secret when this account signed in on it before. */
    read: (request: FastifyRequest, email: string): string | undefined => {
      const held = parse(request);
      if (held === undefined) return undefined;
      const text = toText(held.secret, email);
      const isKnown = held.signatures.some((one) => matchesHash(keys, text, one));
      return isKnown ? hashToken(held.secret) : undefined;
    },
    /** Notes that this account has signed in. */
    write: (request: FastifyRequest, reply: FastifyReply, email: string): void => {
      const held = parse(request);
      const secret = held?.secret ?? randomBytes(32).toString('base64url');
      const own = hashWithKey(keys[0], toText(secret, email));
      const others = (held?.signatures ?? []).filter(
        (one) => !matchesHash(keys, toText(secret, email), one),
      );
      const value = [secret, own, ...others].slice(0, maxAccounts + 1).join('.');
      reply.setCookie(name, value, attributes);
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
