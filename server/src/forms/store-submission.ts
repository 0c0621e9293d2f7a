import type { Transaction } from '../db/transaction.ts';
import type { FormDeps } from './form-deps.ts';

type Submission<Stored> = {
  readonly form: 'contact' | 'application';
  readonly ip: string;
  readonly email: string;
  /** Stores the submission; undefined for a repetition. */
  readonly store: (tx: Transaction) => Promise<Stored | undefined>;
  /** Queues the mails of a stored submission. */
  readonly queueMails: (tx: Transaction, stored: Stored) => Promise<void>;
};

/** Removes the plus suffix of an address: all variants reach one mailbox. */
function normalizeMailbox(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '');
}

/**
 * Stores a submission and queues its mails, all under its limits; the receipt limit first. Only new
 * ones count, errors refund. Throws TOO_MANY_REQUESTS.
 */
export async function storeSubmission<Stored>(
  { db, limits, mails }: FormDeps,
  { form, ip, email, store, queueMails }: Submission<Stored>,
): Promise<void> {
  const counted: (() => Promise<void>)[] = [];
  try {
    await db.transaction(async (tx) => {
      const stored = await store(tx);
      if (stored === undefined) return;
      counted.push(await limits.reserve('receipt', { ip, email: normalizeMailbox(email) }));
      counted.push(await limits.reserve(form, { ip }));
      await queueMails(tx, stored);
    });
  } catch (refusal) {
    for (const giveBack of counted) await giveBack();
    throw refusal;
  }
  mails.deliverSoon();
}
