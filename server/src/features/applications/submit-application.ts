import type { FormOutcome } from '@vela/contracts';
import type { FormCaller, FormDeps } from '../../forms/form-deps.ts';
import { toFormOutcome } from '../../forms/form-outcome.ts';
import type { ApplicationForm } from './read-application-form.ts';
import { takeApplication } from './take-application.ts';

/**
 * The application form as a page sends it: `email`, `position`, the file `file`, and `website`, which no person sees. Other fields are
 * ignored; a file without name and content is none.
 *
 * - accepted: stored and mailed; also a repetition within 24 hours, and what a program filled in (neither is stored or mailed).
 * - 422 VALIDATION_FAILED: `fields` has one entry for each of `email`, `position`, `file` that is missing or wrong.
 * - 422 FILE_REFUSED: `fields` has `file` alone: empty, no PDF, encrypted, or with scripts or programs in it.
 * - 413 PAYLOAD_TOO_LARGE: `fields` has `file` alone: more than 5 MB.
 * - 429 TOO_MANY_REQUESTS: with `retryAfter` in seconds; `message` says how long in words. Nothing was kept.
 * - 503 SERVICE_UNAVAILABLE (`retryAfter`) and 500 INTERNAL: ours; trying again with the same file is safe.
 *
 * `message` is for above the form, `fields` for beside the inputs; both in the caller's language, and none repeats what was typed.
 */
export function submitApplication(
  deps: FormDeps,
  form: ApplicationForm,
  caller: FormCaller,
): Promise<FormOutcome> {
  return toFormOutcome(() => takeApplication(deps, form, caller), caller);
}
