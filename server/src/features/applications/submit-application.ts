import type { FormOutcome } from '@vela/contracts';
import type { FormCaller, FormDeps } from '../../forms/form-deps.ts';
import { toFormOutcome } from '../../forms/form-outcome.ts';
import type { ApplicationForm } from './read-application-form.ts';
import { acceptApplication } from './accept-application.ts';

/**
 * A page's application form, answered as `submitContact`: `email`, `position`, `file`, `website`
 * (honeypot); a file without name and content is none. 422 FILE_REFUSED (empty, no PDF, encrypted,
 * scripts or programs in it) and 413 PAYLOAD_TOO_LARGE (over 5 MB) have `fields` with `file` alone.
 */
export function submitApplication(
  deps: FormDeps,
  form: ApplicationForm,
  caller: FormCaller,
): Promise<FormOutcome> {
  return toFormOutcome(() => acceptApplication(deps, form, caller), caller);
}
