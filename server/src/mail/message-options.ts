import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment, OutgoingMail } from './mailer.ts';

// What a mail program could take for the end of a header.
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

function toAddress(address: string): { name: string; address: string } {
  return { name: '', address: address.replace(lineBreaks, '') };
}

function toAttachment({ name, content }: MailAttachment) {
  const filename = name.replace(lineBreaks, ' ');
  return {
    filename,
    content: Buffer.from(content),
    contentType: 'application/pdf',
    contentDisposition: 'attachment' as const,
  };
}

/** A mail in the form the mail library takes. Addresses travel as objects and the subject on one line, so that no value can start a header. */
export function messageOptions(mail: OutgoingMail, mailFrom: string): SendMailOptions {
  return {
    from: mailFrom,
    to: toAddress(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: toAddress(mail.replyTo) }),
    subject: mail.subject.replace(lineBreaks, ' '),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment === undefined ? [] : [toAttachment(mail.attachment)],
    // Readable in the raw file: a code stays alone on its line.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
