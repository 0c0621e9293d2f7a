import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { endThisProcess } from './end-this-process.ts';
import { findListenFault } from './listen-fault.ts';
import { createServerLog, type ServerLog } from './logging/server-log.ts';
import { shutDown } from './shutdown.ts';
import type { startApp as StartApp } from './start-app.ts';
import { onStopRequest } from './stop-request.ts';

/** How long a load balancer needs to see that we are not ready any more, before connections are ended. */
const drainMs = { local: 0, production: 5_000 } as const;
const shutdownLimitMs = 15_000;
const hardExitMs = 20_000;

/** Starts everything, serves until asked to stop, and ends the process. Throws, with what to do, when it cannot start. */
export async function runServer(config: Config): Promise<void> {
  const log = createServerLog(path.join(config.dataDir, 'logs', 'server.log'), config.logLevel);
  const state = { stopping: false };
  const stopRequest = onStopRequest(log);
  // Whatever hangs, while starting or while stopping: asked to end, the process ends.
  void stopRequest.then(() => setTimeout(() => void endThisProcess(1), hardExitMs).unref());
  try {
    const fault = await findListenFault(config);
    if (fault !== undefined) throw new Error(fault);
    log.say('Starting the database ...');
    const { database, startApp } = await openAndLoad(config, log);
    const app = await startApp(config, { database, log, isStopping: () => state.stopping });
    await stopRequest;
    state.stopping = true;
    await stop(config, { app, database, log });
  } catch (error) {
    log.fault('the server does not start', error);
    log.close();
    throw error;
  }
}

/** The larger part of the program is loaded while the database makes itself ready: after a crash each of them takes about as long. */
async function openAndLoad(
  config: Config,
  log: ServerLog,
): Promise<{ database: OpenDatabase; startApp: typeof StartApp }> {
  const onIdleError = (error: Error): void =>
    log.warn(`an idle database connection broke: ${error.message}`);
  const [opened, loaded] = await Promise.allSettled([
    openDatabase(config, { log: log.say, onIdleError }),
    import('./start-app.ts'),
  ]);
  if (opened.status === 'rejected') throw opened.reason;
  if (loaded.status === 'fulfilled')
    return { database: opened.value, startApp: loaded.value.startApp };
  await opened.value.closePool();
  await opened.value.stopServer();
  throw loaded.reason;
}

async function stop(
  config: Config,
  { app, database, log }: { app: FastifyInstance; database: OpenDatabase; log: ServerLog },
): Promise<void> {
  log.say('Stopping ...');
  const steps = [
    { name: 'the wait for the load balancer', run: () => delay(drainMs[config.profile]) },
    { name: 'the open connections', run: () => app.close() },
    { name: 'the database connections', run: () => database.closePool() },
    { name: 'the database', run: () => database.stopServer() },
  ];
  const faults = await shutDown(steps, { allStepsMs: shutdownLimitMs, log: log.say });
  log.say('Stopped.');
  log.close();
  await endThisProcess(faults === 0 ? 0 : 1);
}
