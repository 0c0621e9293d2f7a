import { contactLimits, type Language } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { emailShape } from '../../lib/forms/email-shape.ts';
import type { FieldFaults } from '../../lib/forms/use-sent-form.ts';

/** Characters as the server counts them: without what surrounds the text. */
export function countCharacters(text: string): number {
  return text.trim().length;
}

type Speech = { t: TFunction<['contact', 'forms']>; language: Language };

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function messageFault(message: string, { t, language }: Speech): string | undefined {
  const { messageMinLength: min, messageMaxLength: max } = contactLimits;
  const figure = (value: number) => value.toLocaleString(language);
  const used = countCharacters(message);
  if (used === 0) return t('forms:required');
  if (used < min) return t('contact:form.messageTooShort', { min: figure(min) });
  return used > max
    ? t('contact:form.messageTooLong', { max: figure(max), used: figure(used) })
    : undefined;
}

/** What the browser can see to be wrong with a message before it is sent; the server checks again. */
export function findContactFaults(fields: FormData, speech: Speech): FieldFaults {
  const { t } = speech;
  const email = textOf(fields, 'email');
  const faults: Record<string, string> = {};
  if (email === '') faults['email'] = t('forms:required');
  else if (!emailShape.test(email)) faults['email'] = t('forms:emailInvalid');
  if (textOf(fields, 'reason') === '') faults['reason'] = t('contact:form.reasonMissing');
  const message = messageFault(textOf(fields, 'message'), speech);
  if (message !== undefined) faults['message'] = message;
  return faults;
}
