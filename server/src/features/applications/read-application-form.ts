import type { Multipart } from '@fastify/multipart';
import { applicationFile, honeypotField, type UploadedFile } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { createFileError } from './file-error.ts';

/** Multipart limits for a form of a few fields and one file. */
export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: 2000,
  fields: 10,
  fileSize: applicationFile.maxBytes,
  files: 1,
  parts: 12,
  headerPairs: 20,
};

/** Allowance for everything but the file. */
const overheadBytes = 64 * 1024;
const knownFields: ReadonlySet<string> = new Set(['email', 'position', 'language', honeypotField]);

export type ApplicationForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | undefined;
};

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function toFormError(error: unknown, request: FastifyRequest): AppError {
  const code = getErrorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return createFileError('file-too-large', detectRequestLanguage(request), error);
  if (code === 'FST_FILES_LIMIT')
    return createFileError('one-file-only', detectRequestLanguage(request), error);
  return new AppError('MALFORMED_REQUEST', 'the form could not be read', { cause: error });
}

async function readParts(parts: AsyncIterable<Multipart>): Promise<ApplicationForm> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of parts) {
    if (part.type === 'file') {
      const sent = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
      if (part.fieldname === 'file') file = sent;
    } else if (knownFields.has(part.fieldname) && typeof part.value === 'string')
      fields[part.fieldname] ??= part.value;
  }
  return { fields, file };
}

/**
 * Reads multipart/form-data; its fields become the body, for the response's language. Throws
 * PAYLOAD_TOO_LARGE, FILE_REFUSED (more than one), UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST.
 */
export async function readApplicationForm(request: FastifyRequest): Promise<ApplicationForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'the form is not multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > applicationFile.maxBytes + overheadBytes)
    throw createFileError('file-too-large', detectRequestLanguage(request));
  try {
    const form = await readParts(request.parts());
    request.body = form.fields;
    return form;
  } catch (error) {
    throw toFormError(error, request);
  }
}
