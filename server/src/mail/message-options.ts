import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail in the form the mail library takes. Addresses travel as objects and the subject on one line, so that no value can start a header. */
export function messageOptions(mail: Mail, mailFrom: string): SendMailOptions {
  return {
    from: mailFrom,
    to: { name: '', address: mail.to.replace(/[\r\n]/g, '') },
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html,
    // Readable in the raw file: a code stays alone on its line.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
