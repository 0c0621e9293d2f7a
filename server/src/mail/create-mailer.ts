import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Sends through SMTP_URL when there is one; otherwise every mail becomes an .eml file in the outbox folder. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return config.smtpUrl === undefined
    ? createOutboxMailer(config)
    : createSmtpMailer({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom });
}
