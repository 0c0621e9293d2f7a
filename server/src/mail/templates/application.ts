import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/**
 * Forwards an application to its recipient, in the language of the applicant; the queue attaches
 * the document.
 */
export function createApplicationMail(content: MailContent<'application'>): Mail {
  const mail = renderMail(serverTexts[content.language].mails.application, content);
  return { ...mail, replyTo: content.from };
}
