import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../feature.ts';
import { removeExpiredBackups } from './remove-expired-backups.ts';
import { removeExpiredRecords } from './remove-expired-records.ts';

const dayMs = 86_400_000;
/** A minute after the start: also for daily restarts, but not during the start. */
const firstDelayMs = 60_000;

/** Removes expired records and backups daily while the server listens; a failed run is logged. */
export function scheduleRecordRemoval(
  app: FastifyInstance,
  { config, db, now }: Pick<AppDeps, 'db' | 'now'> & { readonly config: { dataDir: string } },
): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const remove = async (): Promise<void> => {
    try {
      const removed = await removeExpiredRecords(db, now());
      if (Object.values(removed).some((count) => count > 0))
        app.log.info({ removed }, 'records past their retention were removed');
      const backups = await removeExpiredBackups(config.dataDir, now());
      if (backups.length > 0)
        app.log.info({ backups }, 'backups past their retention were removed');
    } catch (error) {
      app.log.warn(
        { err: error },
        'what is past its retention could not be removed; it is tried again tomorrow',
      );
    }
  };
  const plan = (delayMs: number): void => {
    timer = setTimeout(() => {
      work = remove();
      plan(dayMs);
    }, delayMs).unref();
  };

  app.addHook('onListen', async () => plan(firstDelayMs));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await work;
  });
}
