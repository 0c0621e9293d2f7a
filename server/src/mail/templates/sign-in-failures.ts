import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** Notifies the owner of an account of wrong passwords in a row. */
export function createSignInFailuresMail(content: MailContent<'signInFailures'>): Mail {
  return renderMail(serverTexts[content.language].mails.signInFailures, content);
}
