import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** Notifies the owner of an account of a password change. */
export function createPasswordChangedMail(content: MailContent<'passwordChanged'>): Mail {
  return renderMail(serverTexts[content.language].mails.passwordChanged, content);
}
