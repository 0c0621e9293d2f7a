import type { AgreementDocument } from './legal.ts';
import type { Language } from './language.ts';

/** The user as the API shows him. */
export type User = {
  id: number;
  email: string;
  username: string;
  email_verified: boolean;
  provider: string;
  role: 'user' | 'admin';
};

export type RegisterRequest = {
  email: string;
  password: string;
  username: string;
  agreements: { document: AgreementDocument; version: string }[];
  /** Of the answer and the mails; without it that of the request's cookie or browser. */
  language?: Language | undefined;
};
export type LoginRequest = { email: string; password: string };
/** The address with the mailed code, or the token of the mailed link. */
export type VerifyEmailRequest = { email: string; code: string } | { token: string };
export type EmailRequest = { email: string };
export type ResetPasswordRequest = { token: string; password: string };
export type RegisterAnswer = { requires_verification: true; message: string };
/** `password_reset_sent`: several browsers had offered a password for the address, none was kept, and a link to set one was mailed. */
export type SessionAnswer = {
  user: User;
  access_token: string;
  password_reset_sent?: true | undefined;
};
export type RefreshAnswer = { access_token: string };
export type MessageAnswer = { message: string };
export type ProvidersAnswer = {
  providers: { provider: 'google' | 'apple' | 'microsoft'; configured: boolean }[];
};
