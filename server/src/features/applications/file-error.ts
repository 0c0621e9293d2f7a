import { applicationFile, type FieldError, type FieldFault, type Language } from '@vela/contracts';
import { AppError } from '../../errors.ts';
import { createFieldError } from '../../http/field-faults.ts';

export type FileFault = Extract<
  FieldFault,
  | 'required'
  | 'file-empty'
  | 'file-too-large'
  | 'file-not-pdf'
  | 'file-encrypted'
  | 'file-active'
  | 'one-file-only'
>;

const maximum = applicationFile.maxBytes / 1024 / 1024;

/** Field error for the file of an application. */
export function toFileFieldError(fault: FileFault, language: Language): FieldError {
  return createFieldError('file', { fault, fillings: { maximum } }, language);
}

function toFileErrorCode(
  fault: FileFault,
): 'VALIDATION_FAILED' | 'PAYLOAD_TOO_LARGE' | 'FILE_REFUSED' {
  if (fault === 'required') return 'VALIDATION_FAILED';
  return fault === 'file-too-large' ? 'PAYLOAD_TOO_LARGE' : 'FILE_REFUSED';
}

/** Error for an application whose only fault is its file. */
export function createFileError(fault: FileFault, language: Language, cause?: unknown): AppError {
  return new AppError(toFileErrorCode(fault), `the file of an application: ${fault}`, {
    details: { fields: [toFileFieldError(fault, language)] },
    cause,
  });
}
