import { languageRules, ownData } from '@vela/contracts';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { runOnDedicatedConnection } from '../../../db/dedicated-connection.ts';
import { users } from '../../../db/schema/account.ts';
import type { Writer } from '../../../mail/mail-queue.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { readOwnAccount, requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { createPageLink } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { noteErasedAccounts, type ErasedAccount } from './erased-accounts.ts';

type User = typeof users.$inferSelect;
const graceMs = ownData.deletionGraceDays * 86_400_000;

/** Notes that the account is to be erased, and mails until when a sign-in keeps it. */
export async function requestDeletion(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  endAll: (writer: Writer) => Promise<void>,
): Promise<void> {
  await requireConfirmed(deps, caller);
  const user = await readOwnAccount(deps, caller.userId);
  const at = deps.now();
  const { language } = user;
  const date = new Intl.DateTimeFormat(languageRules[language].locale, { dateStyle: 'long' });
  await deps.db.transaction(async (tx) => {
    // Of calls at the same time one is noted and mailed.
    const { rowCount } = await tx
      .update(users)
      .set({ deletionRequestedAt: new Date(at) })
      .where(and(eq(users.id, user.id), isNull(users.deletionRequestedAt)));
    if (rowCount === 0) return;
    await endAll(tx);
    const event = { action: 'deletion-requested', result: 'success', actorId: user.id } as const;
    await recordAuditEvent(tx, { at, client, event });
    const values = {
      date: date.format(at + graceMs),
      loginLink: createPageLink(deps.config, { path: '/login', language }),
    };
    await enqueueAccountMail(deps, tx, { user, kind: 'deletion-requested', values });
  });
  await deps.syncSessions();
  deps.mails.deliverSoon();
}

/** Keeps an account that was to be erased, as its owner signs in. Whether it was to be. */
export async function cancelDeletion(
  deps: Pick<AuthDeps, 'config' | 'now' | 'mails'>,
  writer: Writer,
  { user, client }: { user: User; client: Client },
): Promise<boolean> {
  if (user.deletionRequestedAt === null) return false;
  await writer.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, user.id));
  const event = { action: 'deletion-cancelled', result: 'success', actorId: user.id } as const;
  await recordAuditEvent(writer, { at: deps.now(), client, event });
  const path = '/forgot-password';
  const forgotLink = createPageLink(deps.config, { path, language: user.language });
  await enqueueAccountMail(deps, writer, {
    user,
    kind: 'deletion-cancelled',
    values: { forgotLink },
  });
  return true;
}

/**
 * Erases the accounts whose time to change one's mind is over: everything that refers to them goes
 * with the row; security records lose its number. Without a time limit: it may be a lot. Their number.
 */
export async function eraseDueAccounts(
  deps: Pick<AuthDeps, 'config' | 'db' | 'now'>,
): Promise<number> {
  const { db, now } = deps;
  const isDue = and(
    isNotNull(users.deletionRequestedAt),
    lte(users.deletionRequestedAt, new Date(now() - graceMs)),
  );
  const due = await db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(isDue);
  if (due.length === 0) return 0;
  return await runOnDedicatedConnection(db, async (client) => {
    const own = drizzle(client);
    const erased: ErasedAccount[] = [];
    for (const { id, createdAt } of due) {
      // Again in the statement: a sign-in at this moment keeps the account.
      const { rowCount } = await own.delete(users).where(and(eq(users.id, id), isDue));
      if (rowCount === 1) erased.push({ id, createdAt: createdAt.getTime(), erasedAt: now() });
    }
    if (erased.length > 0) noteErasedAccounts(deps, erased);
    // Announcements of changes hold numbers of accounts; no process needs one of yesterday.
    await own.execute(sql`delete from session_changes where at < now() - interval '1 day'`);
    return erased.length;
  });
}
