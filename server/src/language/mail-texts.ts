import type { ContactReason, JobPosition, Language } from '@vela/contracts';

/** A block of a mail: paragraph, code, labelled link, or user text with its line breaks. */
export type Block =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly label: string; readonly link: string }
  | { readonly written: string };

/** Subject and text of a mail in one language, from its values. */
export type MailText<Values> = {
  readonly subject: (values: Values) => string;
  readonly blocks: (values: Values) => Block[];
};

/** All mails in one language, with the values that each is written from. */
export type MailTexts = {
  readonly alreadyRegistered: MailText<{ readonly loginLink: string; readonly forgotLink: string }>;
  readonly application: MailText<{
    readonly id: number;
    readonly from: string;
    readonly position: JobPosition;
    /** True when the document contains embedded files. */
    readonly hasAttachments: boolean;
  }>;
  readonly choosePassword: MailText<{ readonly link: string }>;
  readonly contactMessage: MailText<{
    readonly id: number;
    readonly from: string;
    readonly reason: ContactReason;
    readonly message: string;
  }>;
  /** `about`: label of reason or position; `days`: business days to an answer ("1–3"). */
  readonly formReceipt: MailText<{
    readonly form: 'contact' | 'application';
    readonly about: string;
    readonly days: string;
  }>;
  readonly passwordChanged: MailText<{
    readonly securityLink: string;
    readonly forgotLink: string;
  }>;
  readonly passwordReset: MailText<{ readonly link: string }>;
  readonly sessionReused: MailText<{ readonly forgotLink: string }>;
  /** `failures` in a row; `isStopped`: no more are looked at on devices that are not known. */
  readonly signInFailures: MailText<{
    readonly failures: number;
    readonly isStopped: boolean;
    readonly forgotLink: string;
  }>;
  readonly verification: MailText<{ readonly code: string; readonly link: string }>;
};

export type MailContent<Kind extends keyof MailTexts> = Parameters<MailTexts[Kind]['blocks']>[0] & {
  readonly to: string;
  readonly language: Language;
};
