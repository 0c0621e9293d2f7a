import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api-error.ts';

/** For an answer without a reason: `refused` after a no, `failed` where the server could not answer. */
export type Fallback = { readonly refused: string; readonly failed: string };

/** The text of a failed call of a form: the server's, or `fallback` where it gave none. */
export function chooseMessage(
  error: unknown,
  fallback: string | Fallback,
  t: TFunction<['account', 'problems']>,
): string {
  if (!(error instanceof ApiError)) return t('problems:unexpected');
  if (error.code === 'NETWORK') return t('problems:network');
  if (error.code === 'INVALID_CREDENTIALS') return t('account:errors.invalidCredentials');
  if (error.message !== '') return error.message;
  if (typeof fallback === 'string') return fallback;
  return error.status < 500 ? fallback.refused : fallback.failed;
}
