import type { ErrorCode, FormOutcome, FormRefused } from '@vela/contracts';
import { statusOf } from '../errors.ts';
import { logError, messageOf, toAppError } from '../http/error-answer.ts';
import type { FormCaller } from './form-deps.ts';

/** A page that shows its form again with what was typed: its request was well made, what it says was not. */
function pageStatusOf(code: ErrorCode): number {
  return code === 'VALIDATION_FAILED' ? 422 : statusOf[code];
}

/** A fault as a page tells it. Logged as an answer of the API is; a failure of ours is told as INTERNAL or SERVICE_UNAVAILABLE and nothing more. */
export function toFormRefusal(
  thrown: unknown,
  { language, log }: Omit<FormCaller, 'ip'>,
): FormRefused {
  const error = toAppError(thrown, language);
  logError(error, log);
  const { code, details } = error;
  const retryAfter = details.retry_after === undefined ? {} : { retryAfter: details.retry_after };
  const message = messageOf(error, language);
  return {
    kind: 'refused',
    status: pageStatusOf(code),
    code,
    message,
    fields: details.fields ?? [],
    ...retryAfter,
  };
}

/**
 * Takes a form for a page: whatever goes wrong becomes an outcome, so that the page can show what was typed again. The
 * caller has counted the try.
 */
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
