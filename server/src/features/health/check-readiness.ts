import type { DependencyState, Readiness } from '@vela/contracts';
import { findPendingMigrations } from '../../db/migrate.ts';
import type { AppDeps } from '../feature.ts';

/** A dependency that takes longer to answer is not ready. */
const timeoutMs = { database: 500, others: 2_000 } as const;

/** Returns `failing` when the check returns false, throws, or times out. */
async function checkDependency(
  check: () => Promise<boolean>,
  withinMs: number,
): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, withinMs, false);
  });
  try {
    return (await Promise.race([check(), tooLate])) ? 'ok' : 'failing';
  } catch {
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}

export type ReadinessDeps = Pick<AppDeps, 'db' | 'marketData' | 'mailer'> & {
  /** Whether the data folder has room to write. */
  readonly hasDiskSpace: () => Promise<boolean>;
};

type OwnStates = Pick<Readiness['dependencies'], 'database' | 'migrations' | 'disk'>;
type OutsideStates = Omit<Readiness['dependencies'], keyof OwnStates>;

/** What the server cannot work without: its database and the room to write. */
export async function checkOwnParts({ db, hasDiskSpace }: ReadinessDeps): Promise<OwnStates> {
  const [database, migrations, disk] = await Promise.all([
    checkDependency(
      async () => (await db.$client.query('select 1')).rowCount === 1,
      timeoutMs.database,
    ),
    checkDependency(async () => (await findPendingMigrations(db)).length === 0, timeoutMs.others),
    checkDependency(hasDiskSpace, timeoutMs.others),
  ]);
  return { database, migrations, disk };
}

/** What lies outside, without which the rest works. */
export async function checkOutside({ mailer, marketData }: ReadinessDeps): Promise<OutsideStates> {
  const [mail, market] = await Promise.all([
    checkDependency(async () => (await mailer.check()).ok, timeoutMs.others),
    checkDependency(async () => (await marketData.check()).some(({ ok }) => ok), timeoutMs.others),
  ]);
  return { mail, marketData: market };
}
