import { auditActions, type SecurityEventList } from '@vela/contracts';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { auditEvents } from '../../../db/schema/account.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { describeDevice } from './describe-device.ts';

const pageSize = 20;

/** What was recorded about an account, the latest first, from before the cursor. */
export async function listSecurityEvents(
  { db }: Pick<AuthDeps, 'db'>,
  userId: number,
  cursor: string | undefined,
): Promise<SecurityEventList> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.actorId, userId),
        inArray(auditEvents.action, [...auditActions]),
        cursor === undefined ? undefined : lt(auditEvents.id, Number(cursor)),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize).flatMap(({ id, at, result, ip, userAgent, ...row }) => {
    const action = auditActions.find((known) => known === row.action);
    const device = describeDevice(userAgent);
    return action === undefined ? [] : [{ id, at: at.getTime(), action, result, ip, ...device }];
  });
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : String(last.id) };
}
