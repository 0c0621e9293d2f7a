import { serverTexts } from '../../language/by-language.ts';
import type { MailContent } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/**
 * Confirms a form to its sender. Contains nothing the sender typed: otherwise the form could send
 * any text to any address.
 */
export function createFormReceiptMail(content: MailContent<'formReceipt'>): Mail {
  return renderMail(serverTexts[content.language].mails.formReceipt, content);
}
