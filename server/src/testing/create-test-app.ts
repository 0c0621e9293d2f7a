import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MarketData } from '@vela/market-data';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import type { Database } from '../db/database.ts';
import type { PasswordCost } from '../features/auth/password.ts';
import type { AppDeps } from '../features/feature.ts';
import type { BaseRates } from '../features/base-rates/create-base-rates.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { listMails, type StoredMail } from '../mail/outbox.ts';
import { getOutboxFolder } from '../mail/outbox-mailer.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

/** An app with its own database and data folder. Its clock moves only by `moveClock`. */
export type TestApp = {
  readonly app: FastifyInstance;
  /** Connected as the owner, for tests; `appDb` is what the app uses. */
  readonly database: TestDatabase;
  readonly appDb: Database;
  readonly config: Config;
  /** All log lines. */
  readonly logLines: string[];
  /** Mails written to one address, oldest first; waits for at least `minimums`. */
  mailsTo(address: string, atLeast?: number): Promise<StoredMail[]>;
  moveClock(ms: number): void;
  now(): number;
  close(): Promise<void>;
};

type TestAppOptions = {
  readonly config?: Partial<Config>;
  readonly deps?: Partial<AppDeps>;
  readonly countsBaseRates?: boolean;
  /** Another process of the same service: its database, folder, settings and clock are shared. */
  readonly beside?: TestApp;
};

function createTestConfig(dataDir: string): Config {
  return {
    profile: 'local',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustProxy: undefined,
    dataDir,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    allowEmbeddedDatabase: false,
    sessionSecret: 'a session secret for tests, 32 chars',
    secondSessionSecret: undefined,
    encryptionKey: 'an encryption key for tests, 32 char',
    marketData: 'simulated',
    marketDataDir: undefined,
    filingsDir: undefined,
    calendarFile: undefined,
    newsFeeds: [],
    secContact: undefined,
    secUrls: { site: 'http://127.0.0.1:9', data: 'http://127.0.0.1:9' },
    vendorUrls: {},
    providers: {},
    streamUrls: {},
    vendorKeys: {},
    vendorOptIns: [],
    fredKey: undefined,
    dataRights: 'personal',
    vapidKeys: undefined,
    smtpUrl: undefined,
    mailFrom: 'Vela <no-reply@vela.example>',
    contactTo: { messages: 'support@vela.example', applications: 'careers@vela.example' },
    models: { operator: undefined, listed: [], read: 'unsure' },
    logLevel: 'info',
  };
}

function throwNoMarketData(): never {
  throw new Error('this test gave no market data');
}

/** Market data of suites that request no candles. */
const noMarketData: MarketData = {
  getSeries: throwNoMarketData,
  check: throwNoMarketData,
  catalogue: {
    all: [],
    resolve: throwNoMarketData,
    search: throwNoMarketData,
    findMisspelt: throwNoMarketData,
    findInText: throwNoMarketData,
  },
};

/** Base rates of suites that do not test them: nothing is calculated in the background. */
const noBaseRates: BaseRates = { find: () => undefined, close: () => Promise.resolve() };

async function waitForMails(
  folder: string,
  { address, atLeast }: { address: string; atLeast: number },
): Promise<StoredMail[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const mails = (await listMails(folder)).filter(({ to }) => to === address).toReversed();
    if (mails.length >= atLeast) return mails;
    if (Date.now() > deadline) throw new Error(`only ${mails.length} of ${atLeast} mails arrived`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Connections of its own to a database that another app drops. */
function connectBeside({ url, appUrl }: TestDatabase): TestDatabase {
  const db = createDatabase(url, { maxConnections: 5 });
  return { db, url, appUrl, drop: () => closeDatabase(db) };
}

/** A hash in a millisecond: most suites sign people up, few are about how dear a guess is. */
const lowPasswordCost: PasswordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** Starts an app for one suite: call it in `beforeAll`, and `close` in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside } = options;
  const database = beside ? connectBeside(beside.database) : await createTestDatabase();
  const dataDir = beside?.config.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'vela-test-')));
  const config = { ...(beside?.config ?? createTestConfig(dataDir)), ...options.config };
  const appDb = createDatabase(database.appUrl, { maxConnections: 5 });
  const logLines: string[] = [];
  let clock = Date.UTC(2026, 10, 21, 12);
  const now = (): number => beside?.now() ?? clock;
  const logStream = { write: (line: string) => logLines.push(line) };
  const app = await createApp({
    config,
    db: appDb,
    marketData: noMarketData,
    mailer: createMailer(config),
    now,
    logStream,
    ...(options.countsBaseRates === true ? {} : { baseRates: noBaseRates }),
    passwordCost: lowPasswordCost,
    ...options.deps,
  });
  await app.ready();
  return {
    app,
    database,
    appDb,
    config,
    logLines,
    mailsTo: (address, atLeast = 1) => waitForMails(getOutboxFolder(config), { address, atLeast }),
    moveClock: (ms) => {
      clock += ms;
    },
    now,
    close: async () => {
      await app.close();
      await closeDatabase(appDb);
      await database.drop();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
