import { signInPaths, type ProviderId, signInLimits } from '@vela/contracts';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { AuthDeps } from '../auth-deps.ts';
import { createProviderClient } from './provider-client.ts';
import type { StartedProvider } from './provider-cookie.ts';

const scopes = {
  google: 'openid email profile',
  // The scopes that the specification names; without them Apple gives no address.
  apple: 'openid name email',
  microsoft: 'openid email profile',
} satisfies Record<ProviderId, string>;

type Start = Pick<StartedProvider, 'provider' | 'linkTo' | 'returnTo'>;

/** Where a provider answers: the page that began, or the server for Apple's form. */
function toRedirectUri(publicUrl: string, { provider, linkTo }: Start): string {
  const path =
    provider === 'apple' ? signInPaths.appleCallback : linkTo === null ? '/login' : '/profile';
  return `${publicUrl}${path}`;
}

/**
 * Begins a sign-in at a provider: authorization code with PKCE (S256), state and nonce of 256 bits.
 * `state` begins with the provider, so that a page knows whom an answer is for.
 */
export async function startProvider(
  deps: AuthDeps,
  start: Start,
): Promise<{ url: string; started: StartedProvider }> {
  const { provider, linkTo, returnTo } = start;
  const client = await createProviderClient(deps, provider);
  const verifier = randomPKCECodeVerifier();
  const started: StartedProvider = {
    provider,
    state: `${provider}.${randomState()}`,
    nonce: randomNonce(),
    verifier,
    redirectUri: toRedirectUri(deps.config.publicUrl, start),
    linkTo,
    returnTo,
    expiresAt: deps.now() + signInLimits.providerMinutes * 60_000,
  };
  const url = buildAuthorizationUrl(client, {
    redirect_uri: started.redirectUri,
    scope: scopes[provider],
    state: started.state,
    nonce: started.nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
  });
  return { url: url.href, started };
}
