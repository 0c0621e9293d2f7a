import type { FastifyInstance } from 'fastify';

type Schedule = {
  readonly name: string;
  readonly firstDelayMs: number;
  readonly pauseMs: number;
};

/** Runs work again and again while the server listens, never twice at once; a failure is logged. */
export function scheduleWork(
  app: FastifyInstance,
  { name, firstDelayMs, pauseMs }: Schedule,
  run: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let isStopped = false;
  const plan = (delayMs: number): void => {
    timer = setTimeout(() => {
      work = run()
        .catch((error: unknown) => app.log.warn(error, `${name} failed; it is tried again`))
        .then(() => (isStopped ? undefined : plan(pauseMs)));
    }, delayMs).unref();
  };
  app.addHook('onListen', async () => plan(firstDelayMs));
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  });
}
