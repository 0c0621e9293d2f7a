/**
 * Measures the memory of a real server in a process of its own while people do mixed things. Run
 * with `node server/src/testing/memory/measure-memory.ts [minutes] [folder of candle files]`; fails
 * when the memory ends above the limit or is not flat, or when an answer is a fault of the server. The
 * callers begin as soon as the server is ready: one minute is the first one after a start.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '../../config.ts';
import { closeDatabase, createDatabase } from '../../db/create-database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { findFreePort } from '../../db/embedded/postmaster.ts';
import { applyMigrations } from '../../db/migrate.ts';
import { createLoadAccounts } from '../load-accounts.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';
import { loadServer } from './mixed-load.ts';

const limitMb = 600;
/** Growth within the last third of the time that counts as flat. */
const flatMb = 40;
const callers = 10;
const sampleSeconds = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Samples the memory until the time is over; megabytes in the order of time. */
async function sample(server: MeasuredServer, minutes: number): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length * sampleSeconds < minutes * 60) {
    await delay(sampleSeconds * 1000);
    samples.push(server.readRssMb());
    if (samples.length % 3 === 0)
      say(`${samples.length * sampleSeconds} s: ${await server.describe()}`);
  }
  return samples;
}

const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function judge(samples: readonly number[]): boolean {
  const last = samples.slice(-Math.ceil(samples.length / 3));
  const half = Math.ceil(last.length / 2);
  const growth = calculateMean(last.slice(half)) - calculateMean(last.slice(0, half));
  const end = samples.at(-1) ?? Number.NaN;
  const most = Math.max(...samples);
  say(
    `memory: ends at ${end.toFixed(0)} MB (limit ${limitMb}), most ${most.toFixed(0)} MB, grows by ${growth.toFixed(0)} MB in the last third (limit ${flatMb})`,
  );
  return end <= limitMb && growth <= flatMb;
}

async function run(minutes: number, filesDir: string | undefined): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-memory-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: postgres.url,
    ...(filesDir === undefined
      ? { MARKET_DATA: 'simulated' }
      : { MARKET_DATA: 'files', MARKET_DATA_DIR: filesDir }),
  };
  let server: MeasuredServer | undefined;
  try {
    await applyMigrations(db);
    server = await startMeasuredServer(env, origin);
    say(`at the start: ${await server.describe()}`);
    const accounts = await createLoadAccounts(db, parseConfig(env), callers * 10);
    const loading = new AbortController();
    const answers = new Map<number, number>();
    const faults: string[] = [];
    const began = performance.now();
    const onFault = (fault: string): void => {
      faults.push(fault);
      say(`${((performance.now() - began) / 1000).toFixed(0)} s: ${fault}`);
    };
    const loads = Array.from({ length: callers }, (_, seed) =>
      loadServer(origin, {
        accounts: accounts.filter((_account, index) => index % callers === seed),
        seed,
        signal: loading.signal,
        answers,
        onFault,
      }),
    );
    const samples = await sample(server, minutes);
    loading.abort();
    await Promise.all(loads);
    say(`answers by status: ${JSON.stringify(Object.fromEntries(answers))}`);
    return judge(samples) && faults.length === 0;
  } finally {
    await server?.stop();
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}

const [minutes = '5', folder] = process.argv.slice(2);
process.exitCode = (await run(Number(minutes), folder)) ? 0 : 1;
