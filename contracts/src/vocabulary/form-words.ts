import type { ContactReason, JobPosition } from '../contact.ts';
import type { Language } from '../language.ts';
import { legalPeriods } from '../legal.ts';
import { formWords } from './by-language.ts';

const { contact, refund, careers } = legalPeriods.replyBusinessDays;

/** A submitted form. `reason` may be missing when a bot was caught by the honeypot. */
export type SentForm =
  | { readonly form: 'contact'; readonly reason?: ContactReason | undefined }
  | { readonly form: 'application' };

/** Reply time in business days, such as "1–3". Billing questions take longer. */
export function getReplyBusinessDays(sent: SentForm): string {
  if (sent.form === 'application') return String(careers);
  return (sent.reason === 'billing-questions' ? refund : contact).join('–');
}

/** Label of a contact reason. */
export function getContactReasonName(reason: ContactReason, language: Language): string {
  return formWords[language].reasons[reason];
}

/** Title of an open position. */
export function getJobPositionName(position: JobPosition, language: Language): string {
  return formWords[language].positions[position];
}

/** Confirmation message of an accepted form; identical when the honeypot caught a bot. */
export function getFormMessage(sent: SentForm, language: Language): string {
  const { contactReceived, applicationReceived } = formWords[language];
  return (sent.form === 'contact' ? contactReceived : applicationReceived)(
    getReplyBusinessDays(sent),
  );
}

/** Label of the link from a rejection page back to the form. */
export function getBackToFormLabel(language: Language): string {
  return formWords[language].backToForm;
}

/** Label of the link that reloads a page that failed. */
export function getTryAgainLabel(language: Language): string {
  return formWords[language].tryAgain;
}
