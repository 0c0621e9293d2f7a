import type { ProviderId, ProviderToken } from '@vela/contracts';
import { hashToken } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { takeTicket } from '../sign-in-tickets.ts';
import type { StartedProvider } from './provider-cookie.ts';
import { requireProvider } from './provider-client.ts';
import { identitySchema, verifyProviderAnswer, type Identity } from './verify-provider-answer.ts';

type Returned = {
  readonly provider: ProviderId;
  readonly answer: ProviderToken;
  readonly started: StartedProvider | undefined;
};

/**
 * Who a provider says has signed in. Apple's answer was checked when it arrived; its token counts
 * once, for 60 seconds, in the browser that began. Throws PROVIDER_FAILED, PROVIDER_NOT_CONFIGURED
 * or PROVIDER_UNAVAILABLE.
 */
export async function readIdentity(
  deps: AuthDeps,
  { provider, answer, started }: Returned,
): Promise<Identity> {
  requireProvider(deps, provider);
  const { code, state, redirect_uri: redirectUri, iss } = answer;
  if (started?.provider !== provider)
    throw new AppError('PROVIDER_FAILED', 'this browser began no sign-in at this provider');
  if (provider === 'apple') {
    const { browser, identity } = await takeTicket(deps, code, 'identity');
    if (browser !== hashToken(started.verifier))
      throw new AppError('PROVIDER_FAILED', 'the token is of another browser');
    return identitySchema.parse(JSON.parse(identity));
  }
  if (redirectUri !== undefined && redirectUri !== started.redirectUri)
    throw new AppError('PROVIDER_FAILED', 'the redirect address is another one');
  // Without a state the answer is refused: it might be another person's.
  return verifyProviderAnswer(deps, started, { code, state: state ?? '', iss });
}
