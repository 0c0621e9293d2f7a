import type { AgreementDocument } from './business.ts';

/** The user as the API shows him. */
export type User = { id: number; email: string; username: string; email_verified: boolean; provider: string; role: 'user' | 'admin' };

export type RegisterRequest = { email: string; password: string; username: string; agreements: { document: AgreementDocument; version: string }[] };
export type RegisterAnswer = { requires_verification: true; message: string };
export type SessionAnswer = { user: User; access_token: string };
export type RefreshAnswer = { access_token: string };
export type MessageAnswer = { message: string };
export type ProvidersAnswer = { providers: { provider: 'google' | 'apple' | 'microsoft'; configured: boolean }[] };
