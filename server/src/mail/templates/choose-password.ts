import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/**
 * Sent when a verified address had several registrations, so that no submitted password was kept.
 */
export function createChoosePasswordMail(content: MailContent<'choosePassword'>): Mail {
  return renderMail(serverTexts[content.language].mails.choosePassword, content);
}
