import type { ActionLimits } from '../rate-limits.ts';

/** `try`: every attempt; `file`: every file looked into, accepted or refused; `receipt`: one to an
 * address; others: accepted submissions. */
export type FormAction = 'try' | 'file' | 'contact' | 'application' | 'receipt';

export type FormLimits = Readonly<Record<FormAction, ActionLimits>>;

const minute = 60;
const hour = 60 * minute;

/** Receipts go to unverified addresses: three an hour. Totals: what one person can read. */
export const usualFormLimits: FormLimits = {
  try: {
    address: { points: 60, seconds: 10 * minute },
    everybody: { points: 600, seconds: minute },
  },
  file: { address: { points: 20, seconds: hour }, everybody: { points: 300, seconds: hour } },
  contact: { address: { points: 20, seconds: hour }, everybody: { points: 300, seconds: hour } },
  application: { address: { points: 10, seconds: hour }, everybody: { points: 60, seconds: hour } },
  receipt: { email: { points: 3, seconds: hour } },
};
