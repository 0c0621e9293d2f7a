import type { AccountMessages } from '../interface-words.ts';

export const accountMessages: AccountMessages = {
  registered: 'Registration successful! Please check your email to verify your account.',
  verificationSent:
    'If this address belongs to an account that is not verified yet, a new code is on its way.',
  resetSent: 'If this address belongs to an account, a link to set a new password is on its way.',
  passwordChanged: 'Your password has been changed. Please sign in with it.',
};
