import { timingSafeEqual } from 'node:crypto';
import type { ProviderId } from '@vela/contracts';
import { emailSchema } from '@vela/contracts';
import { authorizationCodeGrant, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import { hashToken } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { createProviderClient } from './provider-client.ts';
import type { StartedProvider } from './provider-cookie.ts';

/** Who signed in at a provider; `email` only where the provider has confirmed it. */
export const identitySchema = z.object({
  provider: z.enum(['google', 'apple', 'microsoft']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type Identity = z.infer<typeof identitySchema>;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Apple writes booleans as text. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true' || claim === 1;

/**
 * Microsoft's `email` can be set by the administrator of any tenant; only `xms_edov` says that the
 * owner of its domain was confirmed (learn.microsoft.com, "Optional claims reference").
 */
const isEmailConfirmed = (provider: ProviderId, claims: z.infer<typeof claimsSchema>): boolean =>
  isTrue(provider === 'microsoft' ? claims.xms_edov : claims.email_verified);

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(hashToken(a)), Buffer.from(hashToken(b))];
  return timingSafeEqual(first, second);
}

/** The parameters by which a provider returned. */
export type ProviderAnswer = {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
};

/** No answer in time, or one that is none of a token endpoint. */
const noAnswerCodes: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function toProviderError(error: unknown): AppError {
  const isRefusal = error instanceof ResponseBodyError || error instanceof ClientError;
  const isBroken =
    error instanceof ResponseBodyError
      ? error.status >= 500
      : !isRefusal || noAnswerCodes.has(error.code ?? '');
  return isBroken
    ? new AppError('PROVIDER_UNAVAILABLE', 'the provider did not answer', { cause: error })
    : new AppError('PROVIDER_FAILED', 'the answer of the provider was refused', { cause: error });
}

/**
 * Exchanges the code at the provider and checks state, PKCE, nonce, issuer, audience, expiry and
 * signature of its ID token. Throws PROVIDER_FAILED, or PROVIDER_UNAVAILABLE without an answer.
 */
export async function verifyProviderAnswer(
  deps: AuthDeps,
  started: StartedProvider | undefined,
  answer: ProviderAnswer,
): Promise<Identity> {
  if (started === undefined || !isSame(started.state, answer.state))
    throw new AppError('PROVIDER_FAILED', 'this browser began no sign-in with this state');
  const client = await createProviderClient(deps, started.provider);
  const url = new URL(started.redirectUri);
  const { code, state, iss } = answer;
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value !== undefined) url.searchParams.set(name, value);
  const tokens = await authorizationCodeGrant(client, url, {
    expectedState: started.state,
    expectedNonce: started.nonce,
    pkceCodeVerifier: started.verifier,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw toProviderError(error);
  });
  const claims = claimsSchema.parse(tokens.claims());
  const email = emailSchema.safeParse(claims.email);
  return {
    provider: started.provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success && isEmailConfirmed(started.provider, claims) ? email.data : null,
    name: typeof claims.name === 'string' ? claims.name : null,
  };
}
