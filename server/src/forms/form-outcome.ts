import type { ErrorCode, FormOutcome, FormRefused } from '@vela/contracts';
import { statusByErrorCode } from '../errors.ts';
import { logError, formatErrorMessage, toAppError } from '../http/error-answer.ts';
import type { FormCaller } from './form-deps.ts';

/** Status of a page that shows the form again: 422 for invalid fields. */
function toPageStatus(code: ErrorCode): number {
  return code === 'VALIDATION_FAILED' ? 422 : statusByErrorCode[code];
}

/** Error to a form refusal, logged as in the API; internal: INTERNAL, SERVICE_UNAVAILABLE. */
export function toFormRefusal(
  thrown: unknown,
  { language, log }: Omit<FormCaller, 'ip'>,
): FormRefused {
  const error = toAppError(thrown, language);
  logError(error, log);
  const { code, details } = error;
  const retryAfter = details.retry_after === undefined ? {} : { retryAfter: details.retry_after };
  const message = formatErrorMessage(error, language);
  return {
    kind: 'refused',
    status: toPageStatus(code),
    code,
    message,
    fields: details.fields ?? [],
    ...retryAfter,
  };
}

/** Submits for a page: an error is an outcome, to show the typed values. Attempt is counted. */
export async function toFormOutcome(
  take: () => Promise<void>,
  caller: FormCaller,
): Promise<FormOutcome> {
  try {
    await take();
    return { kind: 'accepted' };
  } catch (thrown) {
    return toFormRefusal(thrown, caller);
  }
}
