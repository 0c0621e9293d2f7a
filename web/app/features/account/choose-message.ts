import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api-error.ts';

/** The text of a failed call of a form: the server's, or `fallback` where it gave none. */
export function chooseMessage(
  error: unknown,
  fallback: string,
  t: TFunction<['account', 'problems']>,
): string {
  if (!(error instanceof ApiError)) return t('problems:unexpected');
  if (error.code === 'NETWORK') return t('problems:network');
  if (error.code === 'INVALID_CREDENTIALS') return t('account:errors.invalidCredentials');
  return error.message === '' ? fallback : error.message;
}
