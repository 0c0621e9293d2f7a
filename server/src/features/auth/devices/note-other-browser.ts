import { eq } from 'drizzle-orm';
import { sessions } from '../../../db/schema/account.ts';
import type { Writer } from '../../../mail/mail-queue.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { recordAuditEvent } from '../record-audit-event.ts';
import { describeDevice } from './describe-device.ts';

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'userAgent'>;

/**
 * Records that another browser or system goes on with a session than it was used by before: its
 * cookie may have been copied. Its owner sees it among the security activity; versions do not count.
 */
export async function noteOtherBrowser(
  { now }: Pick<AuthDeps, 'now'>,
  writer: Writer,
  { session, client }: { readonly session: Session; readonly client: Client },
): Promise<void> {
  const [before, after] = [describeDevice(session.userAgent), describeDevice(client.userAgent)];
  if (before.browser === after.browser && before.system === after.system) return;
  const userAgent = client.userAgent?.slice(0, 400) ?? null;
  await writer.update(sessions).set({ userAgent }).where(eq(sessions.id, session.id));
  const { id: target, userId: actorId } = session;
  const event = { action: 'session-moved', result: 'success', actorId, target } as const;
  await recordAuditEvent(writer, { at: now(), client, event });
}
