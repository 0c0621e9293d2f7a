import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP mailer when SMTP_URL is set, else .eml files in the outbox folder. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return config.smtpUrl === undefined
    ? createOutboxMailer(config)
    : createSmtpMailer({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom });
}
