import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** The mail with the link that sets a new password. */
export function createPasswordResetMail(content: MailContent<'passwordReset'>): Mail {
  return renderMail(serverTexts[content.language].mails.passwordReset, content);
}
