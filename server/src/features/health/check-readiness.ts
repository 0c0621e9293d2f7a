import type { DependencyState, Readiness } from '@vela/contracts';
import { findPendingMigrations } from '../../db/migrate.ts';
import type { AppDeps } from '../feature.ts';

/** A dependency that takes longer to answer is not ready. */
const timeoutMs = { database: 500, others: 2_000 } as const;

/** Failing when the check says no, throws, or takes too long. */
async function stateOf(check: () => Promise<boolean>, withinMs: number): Promise<DependencyState> {
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

type Deps = Pick<AppDeps, 'db' | 'marketData' | 'mailer' | 'isStopping'>;

/** Asks every dependency at once. Mail and market data are told but do not make the server unready: without them the rest still works. */
export async function checkReadiness({
  db,
  marketData,
  mailer,
  isStopping,
}: Deps): Promise<Readiness> {
  const [database, migrations, mail, market] = await Promise.all([
    stateOf(async () => (await db.$client.query('select 1')).rowCount === 1, timeoutMs.database),
    stateOf(async () => (await findPendingMigrations(db)).length === 0, timeoutMs.others),
    stateOf(async () => (await mailer.check()).ok, timeoutMs.others),
    stateOf(async () => (await marketData.check()).some(({ ok }) => ok), timeoutMs.others),
  ]);
  const isReady = database === 'ok' && migrations === 'ok';
  const status = isStopping?.() === true ? 'stopping' : isReady ? 'ready' : 'not-ready';
  return { status, dependencies: { database, migrations, mail, marketData: market } };
}
