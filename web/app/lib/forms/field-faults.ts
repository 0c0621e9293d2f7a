import type { FieldError } from '@vela/contracts';

export type FieldFaults = Readonly<Record<string, string>>;

/** Loose check like browsers' `type="email"`: the server and the mail decide. */
const emailShape = /^[^\s@]+@[^\s@]+$/;

/** Value of a text field; '' when the form has no such field. */
export function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Translates with the namespace `forms` among others. */
type Translate = (key: 'forms:required' | 'forms:emailInvalid') => string;

/** What is wrong with the field `email`; undefined when nothing is. */
export function findEmailFault(fields: FormData, t: Translate): string | undefined {
  const email = readText(fields, 'email').trim();
  if (email === '') return t('forms:required');
  return emailShape.test(email) ? undefined : t('forms:emailInvalid');
}

/** Keeps the fields that have an error. */
export function collectFaults(found: Readonly<Record<string, string | undefined>>): FieldFaults {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) =>
      fault === undefined ? [] : [[field, fault]],
    ),
  );
}

/** The server's field errors by field; the first of a field's errors wins. */
export function toFieldFaults(errors: readonly FieldError[]): FieldFaults {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
}
