import { expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { ApiError } from '../../lib/api-error.ts';
import { chooseMessage } from './choose-message.ts';
import { describeVerification } from './verification-state.ts';

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
  ['en', 'Login failed'],
  ['tr', 'Giriş başarısız'],
] as const)('a sign-in that is refused without a reason is told (%s)', (language, refused) => {
  const t = getServerI18n(language).getFixedT(language, ['account', 'problems'] as const);
  const fallback = { refused: t('account:errors.login'), failed: t('account:errors.loginAgain') };
  expect(chooseMessage(new ApiError('SERVICE_UNAVAILABLE', 403), fallback, t)).toBe(refused);
  expect(chooseMessage(new ApiError('SERVICE_UNAVAILABLE', 502), fallback, t)).toMatch(
    new RegExp(`^${refused}\\. .+`),
  );
});

it.each([
  ['en', true, 'Your e-mail address is not verified yet. We have sent you a fresh code.'],
  [
    'en',
    false,
    'Please verify your email address first. Use the code we sent you earlier, or ask for a new one.',
  ],
  ['tr', true, 'E-posta adresiniz henüz doğrulanmadı. Size yeni bir kod gönderdik.'],
  [
    'tr',
    false,
    'Lütfen önce e-posta adresinizi doğrulayın. Daha önce gönderdiğimiz kodu kullanın ya da yenisini isteyin.',
  ],
] as const)(
  'an unverified address is told whether a fresh code was sent (%s, %s)',
  (language, sent, message) => {
    const t = getServerI18n(language).getFixedT(language, 'account');
    const detail = { email: 'a@example.com', verification_sent: sent };
    const error = new ApiError('EMAIL_NOT_VERIFIED', 403, { detail });
    expect(describeVerification(error, 'A@Example.com', t)).toEqual({
      email: 'a@example.com',
      message,
      justSent: sent,
    });
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
