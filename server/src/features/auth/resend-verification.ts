import { isNull } from 'drizzle-orm';
import { users } from '../../db/schema/account.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';
import { requestAccountMail } from './request-account-mail.ts';

/** Mails a new code if the address has an unverified account, with the same answer otherwise. */
export function resendVerification(deps: AuthDeps, email: string, client: Client): Promise<void> {
  return requestAccountMail(
    deps,
    { email, client },
    {
      action: 'verification-mail',
      where: isNull(users.emailVerifiedAt),
      issue: (tx, person) => issueVerification(deps, tx, { person, apart: true }),
    },
  );
}
