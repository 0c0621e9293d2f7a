import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** Warns the owner of an account that a refresh token was reused. */
export function createSessionReusedMail(content: MailContent<'sessionReused'>): Mail {
  return renderMail(serverTexts[content.language].mails.sessionReused, content);
}
