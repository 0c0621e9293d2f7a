import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessageOptions } from './message-options.ts';

/** Mailer over SMTP, with a timeout for every step. */
export function createSmtpMailer({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl: string;
  mailFrom: string;
}): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessageOptions(mail, mailFrom));
    },
    check: async () => {
      try {
        await transport.verify();
        return { ok: true, detail: 'the SMTP server answers' };
      } catch {
        // The error may contain the server address and user name.
        return { ok: false, detail: 'the SMTP server does not answer or refuses the login' };
      }
    },
  };
}
