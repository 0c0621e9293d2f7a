import type { RateLimits } from '../rate-limits.ts';
import type { FormAction } from './form-limits.ts';

type Submission = {
  readonly form: 'contact' | 'application';
  readonly ip: string;
  readonly email: string;
};

/** An address without what follows a plus sign: the mails of all its variants reach one person. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '');
}

/**
 * Takes a submission whose form has limits of its own: `reserve` is called once it is known to be new, and what it counted is given back when
 * it was not taken after all. The confirmation's limit comes first, being the one a single person reaches.
 */
export async function withReservation(
  limits: RateLimits<FormAction>,
  { form, ip, email }: Submission,
  work: (reserve: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const counted: (() => Promise<void>)[] = [];
  const reserve = async () => {
    counted.push(await limits.reserve('receipt', { ip, email: mailboxOf(email) }));
    counted.push(await limits.reserve(form, { ip }));
  };
  try {
    await work(reserve);
  } catch (refusal) {
    for (const giveBack of counted) await giveBack();
    throw refusal;
  }
}
