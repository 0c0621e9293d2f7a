import type { FormOutcome, PostedForm } from '@vela/contracts';
import { data } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

const acceptedStatus = 202;

/** Submits the posted form unless the host refused it; its outcome with the matching status. */
export async function answerForm(
  form: PostedForm | undefined,
  submit: (form: PostedForm) => Promise<FormOutcome>,
) {
  if (form === undefined)
    throw new Error('postedFormContext is not set: the host must parse the posted form');
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
