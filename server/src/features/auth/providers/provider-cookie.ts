import type { KeyObject } from 'node:crypto';
import { providerIds, serverCookies, type ProviderId, signInLimits } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { deriveKeys } from '../../../derived-key.ts';
import { decryptText, encryptText } from '../../../mail/encrypted-text.ts';
import { isSecure } from '../refresh-cookie.ts';

const startedSchema = z.object({
  provider: z.enum(providerIds),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The session that connects the provider to its account; null for a sign-in. */
  linkTo: z.object({ userId: z.number(), sessionId: z.string() }).nullable(),
  /** The page to go to afterwards, on this site. */
  returnTo: z.string().nullable(),
  expiresAt: z.number(),
});
/** A sign-in that this browser began at a provider. */
export type StartedProvider = z.infer<typeof startedSchema>;

function parseStarted(key: KeyObject, sealed: string): StartedProvider | undefined {
  try {
    return startedSchema.parse(JSON.parse(decryptText(key, sealed)));
  } catch {
    return undefined;
  }
}

/**
 * Binds a sign-in at a provider to the browser that began it: encrypted and authenticated
 * (AES-GCM), so that neither state, nonce nor PKCE verifier can be read or changed. Apple answers by
 * a form from its own site, which carries cookies only with SameSite=None and Secure.
 */
export function createProviderCookie(
  config: Pick<Config, 'profile' | 'publicUrl' | 'sessionSecret' | 'secondSessionSecret'>,
) {
  const secure = isSecure(config);
  const name = secure ? serverCookies.provider.secure : serverCookies.provider.plain;
  const keys = deriveKeys(config, 'provider-cookie');
  const toAttributes = (provider: ProviderId) =>
    ({
      path: '/',
      httpOnly: true,
      secure: secure || provider === 'apple',
      sameSite: provider === 'apple' ? 'none' : 'lax',
    }) as const;
  return {
    read: (request: FastifyRequest, now: number): StartedProvider | undefined => {
      for (const key of keys) {
        const started = parseStarted(key, request.cookies[name] ?? '');
        if (started !== undefined) return started.expiresAt > now ? started : undefined;
      }
      return undefined;
    },
    write: (reply: FastifyReply, started: StartedProvider): void => {
      const maxAge = signInLimits.providerMinutes * 60;
      const value = encryptText(keys[0], JSON.stringify(started));
      reply.setCookie(name, value, { ...toAttributes(started.provider), maxAge });
    },
    clear: (reply: FastifyReply, provider: ProviderId): void => {
      reply.clearCookie(name, toAttributes(provider));
    },
  };
}

export type ProviderCookie = ReturnType<typeof createProviderCookie>;
