import { errorMessage, type FormOutcome, isLanguage, type Language, type UploadedFile } from '@vela/contracts';
import { data } from 'react-router';
import { languageOfRequest } from '../request-language.ts';
import type { FormAnswer, FormValues } from './form-answer.ts';

/** A form as it was sent. `language` is that of the page it stood on. */
export type SentForm = { readonly values: FormValues; readonly file: UploadedFile | undefined; readonly language: Language };

/** A file field that was left empty arrives as a file without name and content. */
async function toUploadedFile(file: File): Promise<UploadedFile | undefined> {
  if (file.name === '' && file.size === 0) return undefined;
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readForm(request: Request): Promise<SentForm | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const values: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for (const [name, value] of form) {
    // Browsers send line ends as CR LF, however they were typed.
    if (typeof value === 'string') values[name] = value.replaceAll('\r\n', '\n');
    else file ??= await toUploadedFile(value);
  }
  const { language } = values;
  return { values, file, language: isLanguage(language) ? language : languageOfRequest(request) };
}

const acceptedStatus = 202;

/** Reads the form of a request, hands it to `submit` and answers with what its page shows, under the status of the outcome. */
export async function answerForm(request: Request, submit: (form: SentForm) => Promise<FormOutcome>) {
  const form = await readForm(request);
  if (form === undefined) {
    const message = errorMessage('MALFORMED_REQUEST', languageOfRequest(request));
    return data<FormAnswer>({ kind: 'refused', code: 'MALFORMED_REQUEST', message, fields: [], values: {} }, { status: 400 });
  }
  const outcome = await submit(form);
  if (outcome.kind === 'accepted') return data<FormAnswer>({ kind: 'accepted' }, { status: acceptedStatus });
  const { status, code, message, fields, retryAfter } = outcome;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return data<FormAnswer>({ kind: 'refused', code, message, fields, retryAfter, values: form.values }, { status, headers });
}
