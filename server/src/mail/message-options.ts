import type { SendMailOptions } from 'nodemailer';
import type { MailAttachment, OutgoingMail } from './mailer.ts';

// Characters a mail program could treat as the end of a header.
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

/** Mail to nodemailer options: address objects and one-line subjects, against injection. */
export function toMessageOptions(mail: OutgoingMail, mailFrom: string): SendMailOptions {
  return {
    from: mailFrom,
    to: toAddress(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: toAddress(mail.replyTo) }),
    subject: mail.subject.replace(lineBreaks, ' '),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment === undefined ? [] : [toAttachment(mail.attachment)],
    // Readable in the raw file: the code is alone on its line.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
