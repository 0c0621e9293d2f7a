import type { ActionLimits } from '../rate-limits.ts';

/** `try` is every arrival, also of what is refused or repeated; the others count what is taken. `receipt` is a confirmation to one address. */
export type FormAction = 'try' | 'contact' | 'application' | 'receipt';

/** How often the forms that strangers fill in may be sent. */
export type FormLimits = Readonly<Record<FormAction, ActionLimits>>;

const minute = 60;
const hour = 60 * minute;

/**
 * A receipt goes to an address that nobody has proven to be his own: three an hour is what a stranger can be bothered with. What everybody
 * may send together is what one person can read, and what the disk bears when no mail leaves for a day.
 */
export const usualFormLimits: FormLimits = {
  try: {
    address: { points: 60, seconds: 10 * minute },
    everybody: { points: 600, seconds: minute },
  },
  contact: { address: { points: 20, seconds: hour }, everybody: { points: 300, seconds: hour } },
  application: { address: { points: 10, seconds: hour }, everybody: { points: 60, seconds: hour } },
  receipt: { email: { points: 3, seconds: hour } },
};
