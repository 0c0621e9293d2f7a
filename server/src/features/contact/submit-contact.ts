import type { FormOutcome } from '@vela/contracts';
import type { FormCaller, FormDeps } from '../../forms/form-deps.ts';
import { toFormOutcome } from '../../forms/form-outcome.ts';
import { takeContactMessage } from './take-contact-message.ts';

/**
 * The contact form as a page sends it: `email`, `reason`, `message`, and `website`, which no person sees. Other fields are ignored.
 *
 * - accepted: stored and mailed; also a repetition within 24 hours, and what a program filled in (neither is stored or mailed).
 * - 422 VALIDATION_FAILED: `fields` has one entry for each of `email`, `reason`, `message` that is missing or wrong.
 * - 429 TOO_MANY_REQUESTS: with `retryAfter` in seconds; `message` says how long in words. Nothing was kept.
 * - 503 SERVICE_UNAVAILABLE (`retryAfter`) and 500 INTERNAL: ours; trying again with the same text is safe.
 *
 * `message` is for above the form, `fields` for beside the inputs; both in the caller's language, and none repeats what was typed.
 */
export function submitContact(
  deps: FormDeps,
  fields: unknown,
  caller: FormCaller,
): Promise<FormOutcome> {
  return toFormOutcome(() => takeContactMessage(deps, fields, caller), caller);
}
