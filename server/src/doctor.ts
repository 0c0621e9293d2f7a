import { existsSync, statfsSync } from 'node:fs';
import type { VendorOffReason } from '@vela/contracts';
import { createFilingsSource, createMarketData, instrumentCatalogue } from '@vela/market-data';
import { readConfig, type Config } from './config.ts';
import { findLockHolder } from './data-dir/data-dir-lock.ts';
import { createCandleStore } from './db/candle-store.ts';
import { closeDatabase, createDatabase } from './db/create-database.ts';
import { readClusterRecord } from './db/embedded/cluster-record.ts';
import { toDatabaseUrl } from './db/embedded/embedded-postgres.ts';
import { findPendingMigrations } from './db/migrate.ts';
import { isShowable } from './vendor-settings.ts';
import { findListenFault } from './listen-fault.ts';
import { createMailer } from './mail/create-mailer.ts';

type Finding = { readonly ok: boolean; readonly detail: string };
type Check = readonly [what: string, look: () => Promise<Finding> | Finding];

const leastFreeMegabytes = 500;

/** Checks that need the packages; read-only, with the server running or stopped. */
function listChecks(config: Config): readonly Check[] {
  const holder = findLockHolder(config.dataDir);
  return [
    [
      'Settings',
      () => ({ ok: true, detail: `profile ${config.profile}, DATA_DIR ${config.dataDir}` }),
    ],
    [
      'Server',
      () => ({
        ok: true,
        detail: holder ? `runs as process ${holder.pid} at ${holder.address}` : 'stopped',
      }),
    ],
    ['Port', () => checkPort(config, holder !== undefined)],
    ['Database', () => checkDatabase(config, holder !== undefined)],
    ['Mail', () => createMailer(config).check()],
    ['Market data', () => checkMarketData(config)],
    ['Filings', () => checkFilings(config)],
    ['Model', () => ({ ok: true, detail: describeModel(config) })],
    ['Disk', () => checkDisk(config)],
  ];
}

/** The language model that accounts can agree to; it is not asked anything. */
function describeModel({ models: { operator, listed } }: Config): string {
  const own = listed.length === 0 ? '' : `; own keys for ${listed.length} listed providers`;
  return operator === undefined
    ? `no language model is set up: the built-in narrator explains, from the same facts${own}`
    : `${operator.model} at ${new URL(operator.baseUrl).host}, for accounts that agree${own}`;
}

async function checkPort(config: Config, running: boolean): Promise<Finding> {
  if (running) return { ok: true, detail: `${config.port} is the running server's` };
  const fault = await findListenFault(config);
  return { ok: fault === undefined, detail: fault ?? `${config.port} is free` };
}

async function checkDatabase(config: Config, running: boolean): Promise<Finding> {
  const url = config.databaseUrl ?? (running ? findEmbeddedUrl(config.dataDir) : undefined);
  if (url === undefined) {
    const made = readClusterRecord(config.dataDir);
    return {
      ok: true,
      detail: made
        ? `embedded, in ${made.folder}; starts with the server`
        : 'embedded; made at the first start',
    };
  }
  const db = createDatabase(url, { maxConnections: 1 });
  try {
    const pending = await findPendingMigrations(db);
    return {
      ok: true,
      detail:
        pending.length === 0
          ? 'answers, its tables are up to date'
          : `answers; ${pending.length} updates of its tables run at the next start`,
    };
  } finally {
    await closeDatabase(db);
  }
}

function findEmbeddedUrl(dataDir: string): string | undefined {
  const record = readClusterRecord(dataDir);
  return record?.port === undefined ? undefined : toDatabaseUrl(record.port, record.password);
}

/** Further lines of a check begin where its detail does. */
const indentedLine = `\n${' '.repeat(18)}`;

const reasonByOff = {
  'no-key': 'no key is set',
  'no-opt-in': 'only on opt-in',
  'no-right': 'its data may not be shown to others',
  'no-setting': 'MARKET_DATA names other sources',
} as const satisfies Record<VendorOffReason, string>;

async function checkMarketData(config: Config): Promise<Finding> {
  const unused = createDatabase('postgres://127.0.0.1:1/unused');
  const marketData = createMarketData({
    mode: config.marketData,
    ...(config.marketDataDir === undefined ? {} : { filesDir: config.marketDataDir }),
    vendorUrls: config.vendorUrls,
    vendorKeys: config.vendorKeys,
    vendorOptIns: config.vendorOptIns,
    mayShow: (vendor) => config.profile === 'local' || isShowable(vendor, config.dataRights),
    allowSimulated: config.profile === 'local',
    store: createCandleStore(unused),
  });
  const sources = await marketData.check();
  await closeDatabase(unused);
  const off = (marketData.listVendors?.() ?? []).filter(({ state }) => state === 'off');
  const told = [
    ...sources.map(({ source, ok, detail }) => `${source}: ${ok ? '' : 'not usable, '}${detail}`),
    ...off.map(
      ({ vendor, offReason }) => `${vendor}: not used, ${reasonByOff[offReason ?? 'no-setting']}`,
    ),
  ];
  // A configured folder that cannot be used is a fault, even if another source answers.
  const folderFails =
    config.marketDataDir !== undefined &&
    sources.some(({ source, ok }) => source === 'files' && !ok);
  return {
    ok: !folderFails && sources.some(({ ok }) => ok),
    detail: [`${instrumentCatalogue.all.length} instruments`, ...told].join(indentedLine),
  };
}

/** Nothing is asked of the SEC: what is set up is told. */
function checkFilings({ filingsDir, secContact }: Config): Finding {
  const ok = filingsDir === undefined || existsSync(filingsDir);
  const told = [
    ...(filingsDir === undefined ? [] : [`${ok ? '' : 'not there, '}${filingsDir}`]),
    secContact === undefined
      ? 'the SEC is not asked: SEC_CONTACT is not set'
      : `the SEC is asked as ${secContact}`,
    `${createFilingsSource().known.length} companies come with Vela`,
  ];
  return { ok, detail: told.join('; ') };
}

function checkDisk({ dataDir }: Config): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.round((bavail * bsize) / 2 ** 20);
  const ok = free >= leastFreeMegabytes;
  return {
    ok,
    detail: `${free} MB free${ok ? '' : `; make room: the database stops when there is none (${leastFreeMegabytes} MB wanted)`}`,
  };
}

async function runCheck([what, look]: Check): Promise<boolean> {
  const { ok, detail } = await Promise.resolve()
    .then(look)
    .catch((error: unknown) => ({
      ok: false,
      detail: error instanceof Error ? error.message : String(error),
    }));
  process.stdout.write(`${ok ? 'ok  ' : '!   '} ${what.padEnd(12)} ${detail}\n`);
  return ok;
}

try {
  let fine = true;
  for (const check of listChecks(readConfig())) fine = (await runCheck(check)) && fine;
  process.exitCode = fine ? 0 : 1;
} catch (error) {
  process.stdout.write(
    `!    Settings     ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
