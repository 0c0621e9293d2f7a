import { providerIds, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../../i18n/server.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  formatProviderError,
  formatProviderFault,
  providerNames,
} from './format-provider-fault.ts';
import { parseProviderReturn } from './provider-return.ts';

const getWords = (language: Language) => getServerI18n(language).getFixedT(language, 'account');

/** What the page says of a return; undefined without anything to say. */
function describeReturn(search: string, language: Language = 'en'): string | undefined {
  const returned = parseProviderReturn(search);
  return returned.kind === 'fault'
    ? formatProviderFault(returned.provider, returned.fault, getWords(language))
    : undefined;
}

/** The texts of the specification's error catalogue, with the provider's name. */
describe.each(providerIds)('a return from %s', (provider) => {
  const name = providerNames[provider];
  const state = `state=${provider}.x`;

  it.each([
    ['access_denied', `${name} sign-in was cancelled. Please try again.`],
    ['invalid_request', 'Invalid request. Please try again.'],
    [
      'temporarily_unavailable',
      provider === 'apple'
        ? 'Apple authentication failed. Please try again.'
        : `${name} authentication failed: temporarily_unavailable`,
    ],
    // A link made by another person puts no sentence on the page.
    ['Call <b>555</b> now', `${name} authentication failed. Please try again.`],
  ])('with the error %s is told', (error, text) => {
    expect(describeReturn(`?error=${encodeURIComponent(error)}&${state}`)).toBe(text);
  });

  it.each([
    [new ApiError('PROVIDER_FAILED', 400), `${name} authentication failed. Please try again.`],
    [
      new DOMException('late', 'TimeoutError'),
      provider === 'apple'
        ? 'Apple Sign-In is temporarily unavailable. Please try again.'
        : `${name} authentication failed. Please try again.`,
    ],
    [
      new ApiError('SIGN_IN_TO_CONNECT', 409, {
        detail: { message: 'Connect it in the profile.' },
      }),
      'Connect it in the profile.',
    ],
  ])('whose call ends with %s is told', (error, text) => {
    expect(formatProviderError(provider, error, getWords('en'))).toBe(text);
  });
});

describe('a return', () => {
  it('of Apple without anything, as after cancelling, says nothing', () => {
    expect(describeReturn('')).toBeUndefined();
    expect(describeReturn('?lng=tr')).toBeUndefined();
  });

  it('that could not begin names what could not be loaded', () => {
    expect(describeReturn('?provider=apple&provider_error=START_FAILED')).toBe(
      'Failed to load Apple Sign-In SDK',
    );
    expect(describeReturn('?provider=google&provider_error=START_FAILED')).toBe(
      'Google authentication failed. Please try again.',
    );
    expect(describeReturn('?provider=apple&provider_error=PROVIDER_UNAVAILABLE', 'tr')).toBe(
      'Apple ile giriş geçici olarak kullanılamıyor. Lütfen tekrar deneyin.',
    );
  });

  it('of Google holds code, state and issuer; of Apple the token alone', () => {
    expect(parseProviderReturn('?code=c1&scope=email&state=google.s&iss=https://a')).toEqual({
      kind: 'answer',
      provider: 'google',
      body: { code: 'c1', state: 'google.s', iss: 'https://a' },
    });
    const forged = '?apple_token=t&user_id=1&username=Eve&email=owner@example.com';
    expect(parseProviderReturn(forged)).toEqual({
      kind: 'answer',
      provider: 'apple',
      body: { code: 't' },
    });
  });

  it('without a token, or refused without a reason, is told', () => {
    const t = getWords('en');
    expect(formatProviderFault('google', { kind: 'noToken' }, t)).toBe(
      'Missing access token from OAuth login',
    );
    expect(formatProviderFault('google', { kind: 'refused' }, t)).toBe(
      'Google authentication failed',
    );
  });
});
