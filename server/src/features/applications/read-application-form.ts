import type { Multipart } from '@fastify/multipart';
import { applicationFile, honeypotField, type UploadedFile } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { languageOf } from '../../http/request-language.ts';
import { fileRefusal } from './file-refusal.ts';

/** What a form of these few fields and one file needs, and no more. */
export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: 2000,
  fields: 10,
  fileSize: applicationFile.maxBytes,
  files: 1,
  parts: 12,
  headerPairs: 20,
};

/** Everything beside the file. */
const overheadBytes = 64 * 1024;
const known: ReadonlySet<string> = new Set(['email', 'position', 'language', honeypotField]);

export type ApplicationForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | undefined;
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function toRefusal(error: unknown, request: FastifyRequest): AppError {
  const code = codeOf(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return fileRefusal('file-too-large', languageOf(request), error);
  if (code === 'FST_FILES_LIMIT') return fileRefusal('one-file-only', languageOf(request), error);
  return new AppError('MALFORMED_REQUEST', 'the form could not be read', { cause: error });
}

async function readParts(parts: AsyncIterable<Multipart>): Promise<ApplicationForm> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of parts) {
    if (part.type === 'file') {
      const sent = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
      if (part.fieldname === 'file') file = sent;
    } else if (known.has(part.fieldname) && typeof part.value === 'string')
      fields[part.fieldname] ??= part.value;
  }
  return { fields, file };
}

/**
 * Reads a form of type multipart/form-data into memory; its fields also become the body of the request, so that the answer is in the
 * language they ask for. Throws PAYLOAD_TOO_LARGE, FILE_REFUSED (more than one file), UNSUPPORTED_MEDIA_TYPE or MALFORMED_REQUEST.
 */
export async function readApplicationForm(request: FastifyRequest): Promise<ApplicationForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'the form is not multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > applicationFile.maxBytes + overheadBytes)
    throw fileRefusal('file-too-large', languageOf(request));
  try {
    const form = await readParts(request.parts());
    request.body = form.fields;
    return form;
  } catch (error) {
    throw toRefusal(error, request);
  }
}
