import {
  applicationFile,
  fieldMessage,
  type FieldError,
  type FieldFault,
  type Language,
} from '@vela/contracts';
import { AppError } from '../../errors.ts';

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

/** What is wrong with the file of an application, beside its input. */
export function fileError(fault: FileFault, language: Language): FieldError {
  return {
    field: 'file',
    message: fieldMessage({ fault, field: 'file', fillings: { maximum } }, language),
  };
}

function codeOf(fault: FileFault): 'VALIDATION_FAILED' | 'PAYLOAD_TOO_LARGE' | 'FILE_REFUSED' {
  if (fault === 'required') return 'VALIDATION_FAILED';
  return fault === 'file-too-large' ? 'PAYLOAD_TOO_LARGE' : 'FILE_REFUSED';
}

/** The refusal of an application of which nothing but its file is at fault. */
export function fileRefusal(fault: FileFault, language: Language, cause?: unknown): AppError {
  return new AppError(codeOf(fault), `the file of an application: ${fault}`, {
    details: { fields: [fileError(fault, language)] },
    cause,
  });
}
