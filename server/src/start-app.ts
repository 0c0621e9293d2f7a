import { flushCompileCache } from 'node:module';
import { createMarketData, startMarketSimulator, type MarketSimulator } from '@vela/market-data';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { cacheBytes } from './cache-bytes.ts';
import { isDevelopment, isFolder, type Config } from './config.ts';
import { createCandleStore } from './db/candle-store.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { openFeed } from './feed/open-feed.ts';
import { seedNews } from './features/news/seed-news.ts';
import { describeListenFault } from './listen-fault.ts';
import type { SecurityLog } from './logging/security-log.ts';
import type { ServerLog } from './logging/server-log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { openCorporateActions } from './open-corporate-actions.ts';
import { isShowable } from './vendor-settings.ts';
import { seedAccounts, type SeededAccount } from './seed-accounts.ts';

type StartAppDeps = {
  readonly database: OpenDatabase;
  readonly log: ServerLog;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly isStopping: () => boolean;
};

/** Seeds, listens, prints the address; an error stops the database and says what to do. */
export async function startApp(
  config: Config,
  { database, log, securityLog, isStopping }: StartAppDeps,
): Promise<FastifyInstance> {
  try {
    const seeded = config.profile === 'production' ? [] : await seedAccounts(database.db);
    await seedNews(database.db);
    const marketData = createMarketData({
      mode: config.marketData,
      ...(config.marketDataDir === undefined ? {} : { filesDir: config.marketDataDir }),
      vendorUrls: config.vendorUrls,
      vendorKeys: config.vendorKeys,
      vendorOptIns: config.vendorOptIns,
      mayShow: (vendor) => config.profile === 'local' || isShowable(vendor, config.dataRights),
      allowSimulated: config.profile === 'local',
      store: createCandleStore(database.db),
      // The app tells of events files that cannot be read.
      corporateActions: openCorporateActions(
        { config, db: database.db, now: Date.now },
        () => undefined,
      ),
      cacheBytes: cacheBytes.candles,
      guestCacheBytes: cacheBytes.guestCandles,
    });
    const simulator = await openSimulator(config);
    const simulationUrl = simulator?.streamUrl;
    const streams = openFeed(config, { marketData, db: database.db, log, simulationUrl });
    const mailer = createMailer(config);
    const pagesFrom = isDevelopment() ? 'sources' : 'built';
    const app = await createApp({
      config,
      db: database.db,
      marketData,
      streams,
      mailer,
      now: Date.now,
      logStream: log.stream,
      securityLog,
      pagesFrom,
      isStopping,
    });
    app.addHook('onClose', async () => simulator?.close());
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw new Error(describeListenFault(error, config), { cause: error });
    });
    printWelcome(config, seeded, log);
    // Flushed now, because a crash would skip the flush at exit.
    flushCompileCache();
    return app;
  } catch (error) {
    await database.closePool();
    await database.stopServer();
    throw error;
  }
}

/** The simulated market on this machine, where simulated candles may be shown. */
async function openSimulator({ profile }: Config): Promise<MarketSimulator | undefined> {
  return profile === 'production' ? undefined : await startMarketSimulator();
}

function printWelcome(config: Config, seeded: readonly SeededAccount[], log: ServerLog): void {
  if (seeded.length > 0) log.info('\nAccounts made for you, shown this once:');
  // Terminal only: passwords are never logged.
  for (const { role, email, password } of seeded)
    log.printUnlogged(`  ${role.padEnd(6)} ${email.padEnd(18)} ${password}`);
  const { marketData, marketDataDir } = config;
  if (marketData === 'auto' && marketDataDir !== undefined && !isFolder(marketDataDir))
    log.info(
      `\nMARKET_DATA_DIR: there is no folder ${marketDataDir}; candles come from elsewhere.`,
    );
  log.info(`\nVela is ready at ${config.publicUrl}   (Ctrl-C stops it)`);
  if (config.smtpUrl === undefined && config.profile === 'local')
    log.info(`Mails are shown at ${config.publicUrl}/dev/mail`);
}
