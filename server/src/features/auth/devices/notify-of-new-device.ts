import { languageRules } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import type { users } from '../../../db/schema/account.ts';
import { preferences } from '../../../db/schema/profile.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { createSafetyLinks } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { describeDevice } from './describe-device.ts';

/** Mails the owner that a browser signed in which was not known, unless that was switched off. */
export async function notifyOfNewDevice(
  deps: AuthDeps,
  tx: Transaction,
  { user, client }: { user: typeof users.$inferSelect; client: Client },
): Promise<void> {
  if ((client.device ?? client.findDevice?.(user.email)) !== undefined) return;
  const [chosen] = await tx.select().from(preferences).where(eq(preferences.userId, user.id));
  if (chosen?.newDeviceMails === false) return;
  const { language } = user;
  const timeZone = chosen?.timeZone ?? 'UTC';
  const time = new Intl.DateTimeFormat(languageRules[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(deps.now());
  const { browser, system } = describeDevice(client.userAgent);
  const values = {
    device: [browser, system].filter((name) => name !== null).join(' · '),
    time: `${time} (${timeZone})`,
    ...createSafetyLinks(deps.config, language),
  };
  await enqueueAccountMail(deps, tx, { user, kind: 'new-device', values });
}
