import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/**
 * Forwards a contact form message, in the sender's language. The subject contains no user input.
 */
export function createContactMessageMail(content: MailContent<'contactMessage'>): Mail {
  const mail = renderMail(serverTexts[content.language].mails.contactMessage, content);
  return { ...mail, replyTo: content.from };
}
