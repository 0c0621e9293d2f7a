import type { ContactReason, JobPosition } from '../contact.ts';

export type AccountAnswer = 'registered' | 'verificationSent' | 'resetSent' | 'passwordChanged';

/** Messages of successful account requests; identical whether or not the address has an account. */
export type AccountMessages = Readonly<Record<AccountAnswer, string>>;

/** Texts of the contact and application forms in one language. */
export type FormWords = {
  readonly reasons: Readonly<Record<ContactReason, string>>;
  readonly positions: Readonly<Record<JobPosition, string>>;
  readonly contactReceived: (days: string) => string;
  readonly applicationReceived: (days: string) => string;
  readonly backToForm: string;
  readonly tryAgain: string;
};
