/** A mail with both parts; replies go to `replyTo` if set. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
};

/** A PDF with a sanitised file name. */
export type MailAttachment = { readonly name: string; readonly content: Uint8Array };

export type OutgoingMail = Mail & { readonly attachment?: MailAttachment };

/** Sends mails, or writes .eml files; `send` resolves after the mail is handed over. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  check(): Promise<{ readonly ok: boolean; readonly detail: string }>;
}
