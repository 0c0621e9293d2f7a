import type { FormOutcome } from '@vela/contracts';
import type { FormCaller, FormDeps } from '../../forms/form-deps.ts';
import { toFormOutcome } from '../../forms/form-outcome.ts';
import { acceptContactMessage } from './accept-contact-message.ts';

/**
 * A page's contact form: `email`, `reason`, `message`, `website` (honeypot); other fields are
 * ignored. Accepted is also a repeat within 24 hours or a bot's message, neither stored nor mailed.
 * Refused, `message` for above the form and `fields` beside the inputs, in the caller's language,
 * none repeating what was typed: 422 VALIDATION_FAILED (an entry per faulty field), 429
 * TOO_MANY_REQUESTS (`retryAfter` in seconds, nothing stored), 503 SERVICE_UNAVAILABLE
 * (`retryAfter`) and 500 INTERNAL (a retry is safe).
 */
export function submitContact(
  deps: FormDeps,
  fields: unknown,
  caller: FormCaller,
): Promise<FormOutcome> {
  return toFormOutcome(() => acceptContactMessage(deps, fields, caller), caller);
}
