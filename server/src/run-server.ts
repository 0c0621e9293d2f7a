import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createMarketData } from '@vela/market-data';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { isDevelopment, isFolder, type Config } from './config.ts';
import { createCandleStore } from './db/candle-store.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { endThisProcess } from './end-this-process.ts';
import { seedNews } from './features/news/seed-news.ts';
import { findListenFault, listenFault } from './listen-fault.ts';
import { createServerLog, type ServerLog } from './logging/server-log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { seedAccounts, type SeededAccount } from './seed-accounts.ts';
import { shutDown } from './shutdown.ts';
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
    const database = await openDatabase(config, {
      log: log.say,
      onIdleError: (error) => log.warn(`an idle database connection broke: ${error.message}`),
    });
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

type Surroundings = { readonly database: OpenDatabase; readonly log: ServerLog; readonly isStopping: () => boolean };

async function startApp(config: Config, { database, log, isStopping }: Surroundings): Promise<FastifyInstance> {
  try {
    const seeded = config.profile === 'production' ? [] : await seedAccounts(database.db);
    await seedNews(database.db);
    const marketData = createMarketData({
      mode: config.marketData,
      ...(config.marketDataDir === undefined ? {} : { filesDir: config.marketDataDir }),
      binanceUrl: config.binanceUrl,
      allowSimulated: config.profile === 'local',
      store: createCandleStore(database.db),
    });
    const mailer = createMailer(config);
    const pagesFrom = isDevelopment() ? 'sources' : 'built';
    const app = await createApp({
      config,
      db: database.db,
      marketData,
      mailer,
      now: Date.now,
      logStream: log.stream,
      pagesFrom,
      isStopping,
    });
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw new Error(listenFault(error, config), { cause: error });
    });
    welcome(config, seeded, log);
    // Kept now and not only at the end, which may never come: after a crash the next start is a quick one too.
    flushCompileCache();
    return app;
  } catch (error) {
    await database.closePool();
    await database.stopServer();
    throw error;
  }
}

function welcome(config: Config, seeded: readonly SeededAccount[], log: ServerLog): void {
  if (seeded.length > 0) log.say('\nAccounts made for you, shown this once:');
  // To the terminal alone: a password is never logged.
  for (const { role, email, password } of seeded) log.sayUnlogged(`  ${role.padEnd(6)} ${email.padEnd(18)} ${password}`);
  const { marketData, marketDataDir } = config;
  if (marketData === 'auto' && marketDataDir !== undefined && !isFolder(marketDataDir))
    log.say(`\nMARKET_DATA_DIR: there is no folder ${marketDataDir}; candles come from elsewhere.`);
  log.say(`\nVela is ready at ${config.publicUrl}   (Ctrl-C stops it)`);
  if (config.smtpUrl === undefined && config.profile === 'local') log.say(`Mails are shown at ${config.publicUrl}/dev/mail`);
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
