/** A mail as features hand it over: both parts are always given. An answer goes to `replyTo` instead of the sender. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
};

/** A PDF under a name that is safe to save. */
export type MailAttachment = { readonly name: string; readonly content: Uint8Array };

export type OutgoingMail = Mail & { readonly attachment?: MailAttachment };

/** Sends or, without SMTP_URL, writes an .eml file to the outbox. Resolves when the mail is safely handed over or queued. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  check(): Promise<{ readonly ok: boolean; readonly detail: string }>;
}
