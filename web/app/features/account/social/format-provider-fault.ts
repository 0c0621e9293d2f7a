import type { ProviderId } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../lib/api-error.ts';
import type { ProviderFault } from './provider-return.ts';

/** Names of the providers, the same in every language. */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
} satisfies Record<ProviderId, string>;

/** The text of a fault, as the specification's error catalogue has it. */
export function formatProviderFault(
  provider: ProviderId,
  fault: ProviderFault,
  t: TFunction<'account'>,
): string {
  const name = providerNames[provider];
  switch (fault.kind) {
    case 'cancelled':
      return t('social.faults.cancelled', { provider: name });
    case 'invalidRequest':
      return t('social.faults.invalidRequest');
    case 'other':
      return provider === 'apple'
        ? t('social.faults.failed', { provider: name })
        : t('social.faults.other', { provider: name, code: fault.code });
    case 'noToken':
      return t('social.faults.noToken');
    case 'refused':
      return t('social.faults.refused', { provider: name });
    case 'notLoaded':
      return provider === 'apple'
        ? t('social.faults.notLoaded')
        : t('social.faults.failed', { provider: name });
    case 'unavailable':
      return provider === 'apple'
        ? t('social.faults.unavailable')
        : t('social.faults.failed', { provider: name });
    case 'failed':
      return t('social.faults.failed', { provider: name });
    default:
      return fault satisfies never;
  }
}

/** Faults that are told in the words of the server, which say what to do. */
const explained: ReadonlySet<string> = new Set([
  'PROVIDER_EMAIL_UNVERIFIED',
  'PROVIDER_ACCOUNT_TAKEN',
  'SIGN_IN_TO_CONNECT',
  'ACCOUNT_DISABLED',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
]);

/** The text of a failed call about a provider; a time-out counts as not available. */
export function formatProviderError(
  provider: ProviderId,
  error: unknown,
  t: TFunction<'account'>,
): string {
  if (!(error instanceof ApiError))
    return formatProviderFault(provider, { kind: 'unavailable' }, t);
  if (explained.has(error.code) && error.message !== '') return error.message;
  const isAway = error.code === 'PROVIDER_UNAVAILABLE' || error.code === 'NETWORK';
  return formatProviderFault(provider, { kind: isAway ? 'unavailable' : 'failed' }, t);
}
