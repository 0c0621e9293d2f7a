import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** Mail with the six-digit code (alone on a line of the text part) and the verification link. */
export function createVerificationMail(content: MailContent<'verification'>): Mail {
  return renderMail(serverTexts[content.language].mails.verification, content);
}
