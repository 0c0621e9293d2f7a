import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOptions } from './message-options.ts';

/** Sends through an SMTP server, with a deadline on every step. */
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
      await transport.sendMail(messageOptions(mail, mailFrom));
    },
    check: async () => {
      try {
        await transport.verify();
        return { ok: true, detail: 'the SMTP server answers' };
      } catch {
        // The reason can hold the address and name of the login.
        return { ok: false, detail: 'the SMTP server does not answer or refuses the login' };
      }
    },
  };
}
