import { ownData } from '@vela/contracts';
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import { runOnDedicatedConnection } from '../../../db/dedicated-connection.ts';
import { users } from '../../../db/schema/account.ts';
import { accountExportParts, accountExports } from '../../../db/schema/own-data.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { createPageLink } from '../create-page-link.ts';
import { enqueueAccountMail } from '../enqueue-account-mail.ts';
import { writeExport } from './write-export.ts';

type Export = typeof accountExports.$inferSelect;
type JobDeps = Pick<AuthDeps, 'config' | 'db' | 'now' | 'mails' | 'log'>;

/** An attempt that has not ended by then has died with its process. */
const staleMs = 10 * 60_000;
const maxTries = 3;

async function claimExport({ db, now }: JobDeps): Promise<Export | undefined> {
  return db.transaction(async (tx) => {
    const isStale = and(
      eq(accountExports.state, 'running'),
      lt(accountExports.startedAt, new Date(now() - staleMs)),
    );
    const [due] = await tx
      .select()
      .from(accountExports)
      .where(or(eq(accountExports.state, 'queued'), isStale))
      .orderBy(asc(accountExports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const tries = due.tries + 1;
    await tx
      .update(accountExports)
      .set({ state: 'running', startedAt: new Date(now()), tries })
      .where(eq(accountExports.id, due.id));
    return { ...due, tries };
  });
}

async function storeParts({ db }: JobDeps, { id, userId }: Export): Promise<number> {
  await db.delete(accountExportParts).where(eq(accountExportParts.exportId, id));
  let position = 0;
  let bytes = 0;
  await runOnDedicatedConnection(db, (client) =>
    writeExport(client, userId, async (content) => {
      await db.insert(accountExportParts).values({ exportId: id, position, content });
      position += 1;
      bytes += content.length;
    }),
  );
  return bytes;
}

async function finishExport(deps: JobDeps, made: Export, bytes: number): Promise<void> {
  const { config, db, now } = deps;
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now() + ownData.exportDays * 86_400_000);
    await tx
      .update(accountExports)
      .set({ state: 'ready', bytes, expiresAt })
      .where(eq(accountExports.id, made.id));
    const [user] = await tx.select().from(users).where(eq(users.id, made.userId));
    if (user === undefined) return;
    const query = { tab: 'settings', part: 'export' };
    const link = createPageLink(config, { path: '/profile', language: user.language, query });
    await enqueueAccountMail(deps, tx, { user, kind: 'export-ready', values: { link } });
  });
  deps.mails.deliverSoon();
}

async function makeExport(deps: JobDeps, due: Export): Promise<void> {
  try {
    await finishExport(deps, due, await storeParts(deps, due));
  } catch (error) {
    deps.log.warn({ err: error, export: due.id, tries: due.tries }, 'an export failed');
    const state = due.tries < maxTries ? 'queued' : 'failed';
    await deps.db.update(accountExports).set({ state }).where(eq(accountExports.id, due.id));
  }
}

/** Makes all exports that are due, one after another, and removes those that have expired. */
export async function makeDueExports(deps: JobDeps): Promise<void> {
  const ended = inArray(accountExports.state, ['ready', 'failed']);
  const isOver = lt(accountExports.expiresAt, new Date(deps.now()));
  await deps.db.delete(accountExports).where(and(ended, isOver));
  for (;;) {
    const due = await claimExport(deps);
    if (due === undefined) return;
    await makeExport(deps, due);
  }
}
