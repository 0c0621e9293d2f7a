import type { TFunction } from 'i18next';
import type { ApiError } from '../../lib/api-error.ts';

export type VerificationState = {
  email?: string;
  message?: string;
  /** A code was just sent: a new one has to wait. */
  justSent?: boolean;
};

/** Adds the verification state to the previous navigation state, which holds the return path. */
export function toVerification(previous: unknown, state: VerificationState): object {
  return { ...(typeof previous === 'object' ? previous : {}), ...state };
}

/** What is told of a sign-in with an unverified address: another text where a code was just sent. */
export function describeVerification(
  { detail }: ApiError,
  email: string,
  t: TFunction<'account'>,
): VerificationState {
  const justSent = detail.verification_sent === true;
  const message = justSent ? t('verification.freshCode') : t('verification.olderCode');
  return { email: detail.email ?? email, message, justSent };
}

/** Parses the navigation state; empty on a reloaded or bookmarked page. */
export function readVerification(state: unknown): VerificationState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('message' in state && typeof state.message === 'string' ? { message: state.message } : {}),
    justSent: 'justSent' in state && state.justSent === true,
  };
}
