import type { Multipart } from '@fastify/multipart';
import { isLanguage, type PostedForm, type UploadedFile } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createFileError } from '../features/applications/file-error.ts';
import { toFormRefusal } from '../forms/form-outcome.ts';
import { createFieldError } from '../http/field-faults.ts';
import { detectRequestLanguage } from '../http/request-language.ts';
import { getBodyLimit, type PageForm } from './page-forms.ts';
import { parseUrlEncoded } from './parse-urlencoded.ts';

/** Bytes of too large a body still read: browsers show the answer only after sending the form. */
const readAnyway = 24 * 1024 * 1024;

type Draft = { fields: Record<string, string>; file: UploadedFile | undefined; wantsFile: boolean };

type Reading = { readonly request: FastifyRequest; readonly form: PageForm; readonly draft: Draft };

/** Fields as they come, the first of each name; what is not of the form is dropped at once. */
function storeField(draft: Draft, form: PageForm, [name, value]: readonly [string, string]): void {
  // Browsers send line ends as CR LF, however they were typed.
  if (form.fields.includes(name)) draft.fields[name] ??= value.replaceAll('\r\n', '\n');
}

function createUnreadableError(field: string, request: FastifyRequest): AppError {
  const fields = [createFieldError(field, 'unreadable-text', detectRequestLanguage(request))];
  return new AppError('VALIDATION_FAILED', 'a field is not UTF-8', { details: { fields } });
}

async function readUrlEncoded({ request, form, draft }: Reading): Promise<void> {
  const limit = getBodyLimit(form, false);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = request.raw;
  for await (const chunk of body) {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size));
    size += chunk.length;
    if (size > readAnyway) break;
  }
  let unreadable: string | undefined;
  for (const { name, value, isWhole } of parseUrlEncoded(Buffer.concat(chunks))) {
    storeField(draft, form, [name, value]);
    if (!isWhole && form.fields.includes(name)) unreadable ??= name;
  }
  if (size > limit) throw form.tooLarge(detectRequestLanguage(request));
  if (unreadable !== undefined) throw createUnreadableError(unreadable, request);
}

function toMultipartError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT')
    return createFileError('one-file-only', detectRequestLanguage(request), error);
  return new AppError('MALFORMED_REQUEST', 'the form could not be read', { cause: error });
}

/** A file's bytes; undefined where there are too many, of which the rest is dropped. */
async function readFile(
  stream: AsyncIterable<Uint8Array> & { readonly truncated?: boolean },
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return stream.truncated === true ? undefined : Buffer.concat(chunks);
}

/** Takes one part; gives what speaks against the form because of it. */
async function takePart(
  part: Multipart,
  { request, form, draft }: Reading,
): Promise<AppError | undefined> {
  if (part.type === 'file' && (part.fieldname !== 'file' || !draft.wantsFile)) {
    part.file.resume();
    return undefined;
  }
  if (part.type === 'file') {
    const bytes = await readFile(part.file);
    if (bytes === undefined) return form.tooLarge(detectRequestLanguage(request));
    draft.file = { name: part.filename, type: part.mimetype, bytes };
    return undefined;
  }
  if (typeof part.value !== 'string' || !form.fields.includes(part.fieldname)) return undefined;
  storeField(draft, form, [part.fieldname, part.value]);
  if (part.valueTruncated) return form.tooLarge(detectRequestLanguage(request));
  return part.value.includes('\uFFFD') ? createUnreadableError(part.fieldname, request) : undefined;
}

async function readMultipart({ request, form, draft }: Reading): Promise<void> {
  let refusal: AppError | undefined;
  try {
    for await (const part of request.parts({ limits: { fieldSize: form.fieldBytes } })) {
      const found = await takePart(part, { request, form, draft });
      refusal ??= found;
    }
  } catch (error) {
    throw toMultipartError(error, request);
  }
  if (refusal !== undefined) throw refusal;
}

async function readBody(reading: Reading): Promise<void> {
  const { request, form } = reading;
  const isMultipart = request.isMultipart();
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > (isMultipart && !form.takesFile ? getBodyLimit(form, true) : readAnyway))
    throw form.tooLarge(detectRequestLanguage(request));
  await (isMultipart ? readMultipart : readUrlEncoded)(reading);
}

/**
 * Reads a posted form. Too many tries, too large, a second file or undecodable bytes become a
 * refusal beside what could be read. The fields also become the request's body, for its language.
 */
export async function readPostedForm(
  request: FastifyRequest,
  form: PageForm,
  countTry: (request: FastifyRequest) => Promise<void>,
): Promise<PostedForm> {
  const draft: Draft = { fields: {}, file: undefined, wantsFile: form.takesFile };
  request.body = draft.fields;
  let refused: { thrown: unknown } | undefined;
  const attempt = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (thrown) {
      refused ??= { thrown };
      draft.wantsFile = false;
    }
  };
  await attempt(() => countTry(request));
  // Also of what is refused already: the page shows the fields again.
  await attempt(() => readBody({ request, form, draft }));
  const { fields, file } = draft;
  const named = fields['language'];
  const language = isLanguage(named) ? named : detectRequestLanguage(request);
  const shown = Object.entries(form.shown).flatMap(([name, length]) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value.slice(0, length)] as const];
  });
  const refusal = refused && toFormRefusal(refused.thrown, { language, log: request.log });
  return {
    fields,
    shown: Object.fromEntries(shown),
    file: refusal === undefined ? file : undefined,
    language,
    refusal,
  };
}
