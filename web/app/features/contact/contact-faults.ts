import { contactLimits, type Language } from '@vela/contracts';
import type { TFunction } from 'i18next';
import {
  collectFaults,
  type FieldFaults,
  findEmailFault,
  readText,
} from '../../lib/forms/field-faults.ts';

/** Counts characters as the server does: trimmed. */
export function countCharacters(text: string): number {
  return text.trim().length;
}

type TranslationContext = { t: TFunction<['contact', 'forms']>; language: Language };

function findMessageFault(message: string, { t, language }: TranslationContext) {
  const { messageMinLength: min, messageMaxLength: max } = contactLimits;
  const figure = (value: number) => value.toLocaleString(language);
  const used = countCharacters(message);
  if (used === 0) return t('forms:required');
  if (used < min) return t('contact:form.messageTooShort', { min: figure(min) });
  return used > max
    ? t('contact:form.messageTooLong', { max: figure(max), used: figure(used) })
    : undefined;
}

/** Client-side checks of a message; the server checks again. */
export function findContactFaults(fields: FormData, speech: TranslationContext): FieldFaults {
  const { t } = speech;
  return collectFaults({
    email: findEmailFault(fields, t),
    reason: readText(fields, 'reason') === '' ? t('contact:form.reasonMissing') : undefined,
    message: findMessageFault(readText(fields, 'message'), speech),
  });
}
