import type { users } from '../../db/schema/account.ts';
import { createSignInFailuresMail } from '../../mail/templates/sign-in-failures.ts';
import type { AuthDeps } from './auth-deps.ts';
import { createPageLink } from './create-page-link.ts';
import { maxFailures, tellAt } from './sign-in-rules.ts';

/**
 * Mails the owner of a verified account when wrong passwords have come in a row, and when no more
 * are looked at. In the background, so that the answer takes as long as for an unknown address.
 */
export function notifyOfFailures(
  deps: AuthDeps,
  user: typeof users.$inferSelect,
  failures: number | undefined,
): void {
  if (failures !== tellAt && failures !== maxFailures) return;
  if (user.emailVerifiedAt === null || user.disabled) return;
  const { email: to, language } = user;
  const mail = createSignInFailuresMail({
    to,
    language,
    failures,
    isStopped: failures === maxFailures,
    forgotLink: createPageLink(deps.config, { path: '/forgot-password', language }),
  });
  deps.background.run(async () => {
    await deps.db.transaction((tx) =>
      deps.mails.enqueue(tx, { userId: user.id, kind: 'sign-in-failures', mail }),
    );
    deps.mails.deliverSoon();
  });
}
