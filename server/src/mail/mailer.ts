/** A mail as features hand it over: both parts are always given. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

/** Sends or, without SMTP_URL, writes an .eml file to the outbox. Resolves when the mail is safely handed over or queued. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  check(): Promise<{ readonly ok: boolean; readonly detail: string }>;
}
