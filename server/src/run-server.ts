import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDevelopment, type Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { endThisProcess } from './end-this-process.ts';
import { findListenFault } from './listen-fault.ts';
import { createServerLog, type ServerLog } from './logging/server-log.ts';
import { openSecurityLog, type SecurityLog } from './logging/security-log.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { runShutdownSteps } from './shutdown.ts';
import type { startApp as StartApp } from './start-app.ts';
import { waitForStopRequest } from './stop-request.ts';

/** Time for a load balancer to see the readiness probe fail, before connections are closed. */
const drainMs = { local: 0, production: 5_000 } as const;
const shutdownLimitMs = 15_000;
const hardExitMs = 20_000;

/** Serves until asked to stop, then exits. Throws what to do when it cannot start. */
export async function runServer(config: Config): Promise<void> {
  const log = createServerLog(path.join(config.dataDir, 'logs', 'server.log'), config.logLevel);
  const securityLog = openSecurityLog(path.join(config.dataDir, 'logs', 'security.log'));
  const state = { stopping: false };
  const stopRequest = waitForStopRequest(log);
  // Hard limit: exits even if starting or stopping hangs.
  void stopRequest.then(() => setTimeout(() => void endThisProcess(1), hardExitMs).unref());
  try {
    const fault = await findListenFault(config);
    if (fault !== undefined) throw new Error(fault);
    log.info('Starting the database ...');
    const { database, startApp } = await openAndLoad(config, log);
    const app = await startApp(config, {
      database,
      log,
      securityLog,
      isStopping: () => state.stopping,
    });
    await stopRequest;
    state.stopping = true;
    await stop(config, { app, database, log, securityLog });
  } catch (error) {
    log.error('the server does not start', error);
    securityLog.close();
    log.close();
    throw error;
  }
}

async function loadApp(): Promise<{ startApp: typeof StartApp }> {
  const app = await import('./start-app.ts');
  if (!isDevelopment()) await loadWebBuild();
  return app;
}

/** Loads modules and pages while the database starts: after a crash both take about as long. */
async function openAndLoad(
  config: Config,
  log: ServerLog,
): Promise<{ database: OpenDatabase; startApp: typeof StartApp }> {
  const onIdleError = (error: Error): void =>
    log.warn(`an idle database connection broke: ${error.message}`);
  let loading: ReturnType<typeof loadApp> | undefined;
  const meanwhile = () => (loading ??= loadApp());
  const database = await openDatabase(config, { log: log.info, onIdleError, meanwhile });
  try {
    return { database, startApp: (await meanwhile()).startApp };
  } catch (error) {
    await database.closePool();
    await database.stopServer();
    throw error;
  }
}

type Running = {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly log: ServerLog;
  readonly securityLog: SecurityLog;
};

async function stop(config: Config, { app, database, log, securityLog }: Running): Promise<void> {
  log.info('Stopping ...');
  const steps = [
    { name: 'the wait for the load balancer', run: () => delay(drainMs[config.profile]) },
    { name: 'the open connections', run: () => app.close() },
    { name: 'the database connections', run: () => database.closePool() },
    { name: 'the database', run: () => database.stopServer() },
  ];
  const faults = await runShutdownSteps(steps, { allStepsMs: shutdownLimitMs, log: log.info });
  securityLog.close();
  log.info('Stopped.');
  log.close();
  await endThisProcess(faults === 0 ? 0 : 1);
}
