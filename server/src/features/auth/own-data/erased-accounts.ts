import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { legalPeriods } from '@vela/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { writeSecretFile } from '../../../data-dir/secret-file.ts';
import { users } from '../../../db/schema/account.ts';
import type { AuthDeps } from '../auth-deps.ts';

/** Its number and when it was made (UTC ms) tell an account from a later one of that number. */
const erasedSchema = z.object({ id: z.number(), createdAt: z.number(), erasedAt: z.number() });
export type ErasedAccount = z.infer<typeof erasedSchema>;

const [, maxBackupDays] = legalPeriods.retention.backupDays;

type Deps = Pick<AuthDeps, 'config' | 'db' | 'now'>;

const getFile = ({ config }: Pick<Deps, 'config'>): string =>
  path.join(config.dataDir, 'erased-accounts.json');

function readErasedAccounts(deps: Pick<Deps, 'config'>): ErasedAccount[] {
  const file = getFile(deps);
  return existsSync(file)
    ? z.array(erasedSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
    : [];
}

/** Notes erased accounts outside of the database, for as long as a backup may hold them. */
export function noteErasedAccounts(
  deps: Pick<Deps, 'config' | 'now'>,
  erased: readonly ErasedAccount[],
): void {
  const since = deps.now() - maxBackupDays * 86_400_000;
  const known = readErasedAccounts(deps).filter(({ erasedAt }) => erasedAt >= since);
  writeSecretFile(getFile(deps), JSON.stringify([...known, ...erased]));
}

/** Erases accounts again that a restored backup has brought back. Their number. */
export async function eraseRestoredAccounts(deps: Deps): Promise<number> {
  let erased = 0;
  for (const { id, createdAt } of readErasedAccounts(deps)) {
    const isSame = sql`date_trunc('milliseconds', ${users.createdAt}) = ${new Date(createdAt).toISOString()}::timestamptz`;
    // oxlint-disable-next-line no-await-in-loop -- few, after a restore alone
    const { rowCount } = await deps.db.delete(users).where(and(eq(users.id, id), isSame));
    erased += rowCount ?? 0;
  }
  return erased;
}
