import { expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { ApiError } from '../../lib/api-error.ts';
import { chooseMessage } from './choose-message.ts';

it.each([
  ['en', 'Login failed. Please try again.', 'An unexpected error occurred. Please try again.'],
  [
    'tr',
    'Giriş başarısız. Lütfen tekrar deneyin.',
    'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  ],
] as const)(
  'a failed sign-in without a reason is told by default (%s)',
  (language, failed, unexpected) => {
    const t = getServerI18n(language).getFixedT(language, ['account', 'problems'] as const);
    const fallback = t('account:errors.loginAgain');
    expect(chooseMessage(new ApiError('SERVICE_UNAVAILABLE', 502), fallback, t)).toBe(failed);
    expect(chooseMessage(new TypeError('a fault of the page'), fallback, t)).toBe(unexpected);
    const told = new ApiError('INTERNAL', 500, { detail: { message: 'The server says why.' } });
    expect(chooseMessage(told, fallback, t)).toBe('The server says why.');
  },
);

it.each([
  ['en', 'Registration failed. Please try again.'],
  ['tr', 'Kayıt başarısız. Lütfen tekrar deneyin.'],
] as const)('a failed sign-up without a reason is told by default (%s)', (language, failed) => {
  const t = getServerI18n(language).getFixedT(language, ['account', 'problems'] as const);
  const fallback = t('account:errors.registration');
  expect(chooseMessage(new ApiError('SERVICE_UNAVAILABLE', 502), fallback, t)).toBe(failed);
});
