import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** Mail to the owner of an address that was used to sign up again. */
export function createAlreadyRegisteredMail(content: MailContent<'alreadyRegistered'>): Mail {
  return renderMail(serverTexts[content.language].mails.alreadyRegistered, content);
}
