import type { AgreementDocument } from '../legal.ts';
import type { ErrorCode } from '../error-code.ts';

/** Faults of one request field. */
export const fieldFaults = [
  'required',
  'wrong-type',
  'not-an-email',
  'too-short',
  'too-long',
  'too-many-bytes',
  'too-many-marks',
  'too-small',
  'too-big',
  'out-of-range',
  'too-few',
  'too-many',
  'not-a-choice',
  'not-digits',
  'bad-format',
  'unreadable-text',
  'unexpected',
  'common-password',
  'similar-password',
  'wrong-password',
  'wrong-code',
  'wrong-factor-code',
  'same-address',
  'agreement-outdated',
  'file-empty',
  'file-too-large',
  'file-not-pdf',
  'file-encrypted',
  'file-active',
  'one-file-only',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Fields with a display name; other fields are shown with their wire name. */
export type NamedField =
  | ''
  | 'email'
  | 'password'
  | 'username'
  | 'code'
  | 'currentPassword'
  | 'oldCode'
  | 'newCode'
  | 'timeZone'
  | 'token'
  | 'agreements'
  | 'symbol'
  | 'interval'
  | 'limit'
  | 'pageSize'
  | 'mode'
  | 'language'
  | 'message'
  | 'title'
  | 'id'
  | 'query'
  | 'before'
  | 'other'
  | 'cursor'
  | 'reason'
  | 'position'
  | 'file'
  | 'name'
  | 'scopes'
  | 'days';

/** All error texts of one language. Placeholders in braces are filled in. */
export type ErrorWords = {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly faults: Readonly<Record<FieldFault, string>>;
  readonly fields: Readonly<Record<NamedField, string>>;
  readonly agreements: Readonly<Record<AgreementDocument, string>>;
  readonly tooManyForNow: string;
  readonly pleaseAccept: string;
  readonly passwordsDiffer: string;
};
