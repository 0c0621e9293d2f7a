import type { AccountMailValues } from '../../language/account-mail-texts.ts';
import type { users } from '../../db/schema/account.ts';
import { createAccountMail } from '../../mail/templates/account-mail.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import type { AuthDeps } from './auth-deps.ts';

type AccountMail<Kind extends keyof AccountMailValues> = {
  readonly user: Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'>;
  readonly kind: Kind;
  readonly values: AccountMailValues[Kind];
  /** Instead of the address of the account. */
  readonly to?: string;
};

/** Queues a mail to the owner of an account; call `deliverSoon` after the commit. */
export async function enqueueAccountMail<Kind extends keyof AccountMailValues>(
  { mails }: Pick<AuthDeps, 'mails'>,
  writer: Writer,
  { user, kind, values, to = user.email }: AccountMail<Kind>,
): Promise<void> {
  const mail = createAccountMail(kind, { ...values, to, language: user.language });
  await mails.enqueue(writer, { userId: user.id, kind, mail });
}
