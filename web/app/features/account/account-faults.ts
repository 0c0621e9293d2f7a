import { type AgreementDocument, agreements, auth } from '@vela/contracts';
import type { TFunction } from 'i18next';
import {
  collectFaults,
  type FieldFaults,
  findEmailFault,
  readText,
} from '../../lib/forms/field-faults.ts';

type Translate = TFunction<['account', 'forms']>;

function findLengthFault(
  text: string,
  t: Translate,
  { min = 1, max = Infinity }: { min?: number; max?: number } = {},
): string | undefined {
  if (text === '') return t('forms:required');
  if (text.length < min) return t('account:fields.tooShort', { count: min });
  return text.length > max ? t('account:fields.tooLong', { count: max }) : undefined;
}

/** Client-side checks of a sign-in; like the others here, the server checks again. */
export function findSignInFaults(fields: FormData, t: Translate): FieldFaults {
  return collectFaults({
    email: findEmailFault(fields, t),
    password: findLengthFault(readText(fields, 'password'), t),
    code: fields.has('code') ? findLengthFault(readText(fields, 'code'), t) : undefined,
  });
}

/** Client-side checks of a new password and its confirmation. */
export function findNewPasswordFaults(fields: FormData, t: Translate): FieldFaults {
  const password = readText(fields, 'password');
  const confirmed = readText(fields, 'confirmPassword');
  const differs = confirmed !== '' && confirmed !== password;
  return collectFaults({
    password: findLengthFault(password, t, { min: auth.passwordMinLength }),
    confirmPassword: differs ? t('account:errors.passwordsDiffer') : findLengthFault(confirmed, t),
  });
}

/** What is wrong with the length of a name; the server checks its characters. */
export function findUsernameFault(fields: FormData, t: Translate): string | undefined {
  const bounds = { min: auth.usernameMinLength, max: auth.usernameMaxLength };
  return findLengthFault(readText(fields, 'username').trim(), t, bounds);
}

/** Client-side checks of a sign-up, except its agreements. */
export function findSignUpFaults(fields: FormData, t: Translate): FieldFaults {
  return collectFaults({
    username: findUsernameFault(fields, t),
    email: findEmailFault(fields, t),
    ...findNewPasswordFaults(fields, t),
  });
}

/** Documents not yet accepted, in their order; `all` is the checkbox for all of them. */
export function findMissingAgreements(fields: FormData): AgreementDocument[] {
  if (fields.has('all')) return [];
  return agreements.map(({ document }) => document).filter((document) => !fields.has(document));
}
