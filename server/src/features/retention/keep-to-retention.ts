import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../feature.ts';
import { removeOldRecords } from './remove-old-records.ts';

const dayMs = 86_400_000;
/** The first time is soon after a start, so that a server that is restarted every day keeps to it too, and not in the midst of it. */
const firstMs = 60_000;

/** Removes what has become too old to be kept, once a day for as long as the server listens. Where it fails it is tried the next day again. */
export function keepToRetention(
  app: FastifyInstance,
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const remove = async (): Promise<void> => {
    try {
      const removed = await removeOldRecords(db, now());
      if (Object.values(removed).some((count) => count > 0))
        app.log.info({ removed }, 'records past their retention were removed');
    } catch (error) {
      app.log.warn(
        { err: error },
        'records past their retention could not be removed; it is tried again tomorrow',
      );
    }
  };
  const plan = (delayMs: number): void => {
    timer = setTimeout(() => {
      work = remove();
      plan(dayMs);
    }, delayMs).unref();
  };

  app.addHook('onListen', async () => plan(firstMs));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await work;
  });
}
