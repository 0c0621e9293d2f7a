import type { FormOutcome, PostedForm } from '@vela/contracts';
import { data } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

const acceptedStatus = 202;

/** Hands the form that was posted to `submit`, unless it cannot be taken as it is, and answers with what its page shows, under the status of the outcome. */
export async function answerForm(
  form: PostedForm | undefined,
  submit: (form: PostedForm) => Promise<FormOutcome>,
) {
  if (form === undefined)
    throw new Error('the host reads every form that is posted to a page with one');
  const outcome = form.refusal ?? (await submit(form));
  if (outcome.kind === 'accepted')
    return data<FormAnswer>({ kind: 'accepted' }, { status: acceptedStatus });
  const { status, code, message, fields, retryAfter } = outcome;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return data<FormAnswer>(
    { kind: 'refused', code, message, fields, retryAfter, values: form.shown },
    { status, headers },
  );
}
