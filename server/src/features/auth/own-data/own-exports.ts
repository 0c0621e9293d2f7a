import { Readable } from 'node:stream';
import { ownData, type AccountExport } from '@vela/contracts';
import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { accountExportParts, accountExports } from '../../../db/schema/own-data.ts';
import { AppError } from '../../../errors.ts';
import { parseId } from '../../../http/parse-id.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { requireConfirmed, type AccountCall } from '../confirm-identity.ts';
import { recordAuditEvent } from '../record-audit-event.ts';

const dayMs = 86_400_000;
const shown = 5;

function toAccountExport(row: typeof accountExports.$inferSelect): AccountExport {
  const { id, state, bytes, createdAt, expiresAt } = row;
  return { id, state, bytes, createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() };
}

/** The exports of a person that have not expired, the latest first. */
export async function listExports(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  userId: number,
): Promise<AccountExport[]> {
  const isOpen = gt(accountExports.expiresAt, new Date(now()));
  const rows = await db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.userId, userId), isOpen))
    .orderBy(desc(accountExports.createdAt))
    .limit(shown);
  return rows.map(toAccountExport);
}

/**
 * Queues an export of all data, or answers with the one that is being made. Throws REAUTH_REQUIRED,
 * or TOO_MANY_REQUESTS after three in a day.
 */
export async function requestExport(
  deps: AuthDeps,
  { caller, client }: AccountCall,
): Promise<AccountExport> {
  await requireConfirmed(deps, caller);
  const { userId } = caller;
  const now = deps.now();
  const row = await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOwn = eq(accountExports.userId, userId);
    const isUnderway = inArray(accountExports.state, ['queued', 'running']);
    const [underway] = await tx.select().from(accountExports).where(and(isOwn, isUnderway));
    if (underway !== undefined) return underway;
    const [made] = await tx
      .select({ number: count() })
      .from(accountExports)
      .where(and(isOwn, gt(accountExports.createdAt, new Date(now - dayMs))));
    if ((made?.number ?? 0) >= ownData.exportsPerDay)
      throw new AppError('TOO_MANY_REQUESTS', 'enough exports in a day', {
        details: { retry_after: dayMs / 1000 },
      });
    const expiresAt = new Date(now + ownData.exportDays * dayMs);
    const [queued] = await tx
      .insert(accountExports)
      .values({ userId, state: 'queued', createdAt: new Date(now), expiresAt })
      .returning();
    if (queued === undefined) throw new Error('an inserted row is returned');
    const event = { action: 'export-requested', result: 'success', actorId: userId } as const;
    await recordAuditEvent(tx, { at: now, client, event });
    return queued;
  });
  deps.jobs.runSoon();
  return toAccountExport(row);
}

async function* readParts({ db }: Pick<AuthDeps, 'db'>, exportId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [part] = await db
      .select({ content: accountExportParts.content })
      .from(accountExportParts)
      .where(
        and(eq(accountExportParts.exportId, exportId), eq(accountExportParts.position, position)),
      )
      .orderBy(asc(accountExportParts.position));
    if (part === undefined) return;
    yield part.content;
  }
}

/** The file of an own export. Throws REAUTH_REQUIRED, or NOT_FOUND where none is ready. */
export async function openExport(
  deps: AuthDeps,
  { caller, client }: AccountCall,
  givenId: string,
): Promise<{ readonly content: Readable; readonly bytes: number }> {
  await requireConfirmed(deps, caller);
  const id = parseId(givenId);
  const [found] = await deps.db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.id, id), eq(accountExports.userId, caller.userId)));
  const isOpen = found?.state === 'ready' && found.expiresAt.getTime() > deps.now();
  if (found === undefined || !isOpen) throw new AppError('NOT_FOUND', 'no such export');
  const event = { action: 'export-downloaded', result: 'success', target: id } as const;
  const actorId = caller.userId;
  await recordAuditEvent(deps.db, { at: deps.now(), client, event: { ...event, actorId } });
  return { content: Readable.from(readParts(deps, id)), bytes: found.bytes ?? 0 };
}
