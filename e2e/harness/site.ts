import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { getTerminalFile } from './terminal.ts';

/** The built server, with a data folder and accounts of its own. */
export type Site = { readonly origin: string; readonly dataDir: string };

const root = path.resolve(import.meta.dirname, '../..');
const candleFiles = path.resolve(root, '../shared/data/ohlcv');
const startLimitMs = 90_000;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A folder of candles instead of the shared ones, a data folder that stays after `stop`, settings. */
export type SiteOptions = {
  readonly candles?: string;
  readonly dataDir?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

function createSettings(dataDir: string, port: number, candles: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    VELA_PROFILE: 'local',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Each test sends its own client address, so that rate limits do not affect other tests.
    TRUST_PROXY: '127.0.0.1,::1',
    ...(existsSync(candles)
      ? { MARKET_DATA: 'files', MARKET_DATA_DIR: candles }
      : { MARKET_DATA: 'simulated' }),
  };
}

async function waitUntilReady(origin: string, hasExited: () => boolean): Promise<void> {
  const until = Date.now() + startLimitMs;
  while (Date.now() < until && !hasExited()) {
    const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (response?.ok === true) return;
    await delay(100);
  }
  throw new Error(`the server at ${origin} is not ready after ${startLimitMs} ms, or has exited`);
}

/** Starts the built server on a free port. `stop` ends it and removes its data folder. */
export async function startSite({
  candles = candleFiles,
  dataDir,
  settings = {},
}: SiteOptions = {}): Promise<{
  site: Site;
  stop: () => Promise<void>;
}> {
  const port = await findFreePort();
  const site = {
    origin: `http://localhost:${port}`,
    dataDir: dataDir ?? path.join(tmpdir(), `vela-e2e-${randomUUID()}`),
  };
  // The embedded database may run as another user, which needs search permission on the folder.
  await mkdir(site.dataDir, { mode: 0o755, recursive: true });
  const server = spawn(process.execPath, [path.join(root, 'server', 'build', 'main.js')], {
    cwd: root,
    env: { ...env, ...createSettings(site.dataDir, port, candles), ...settings },
    // With the channel the server ends itself when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The accounts of the first start are printed only on the terminal.
  server.stdout?.pipe(createWriteStream(getTerminalFile(site.dataDir), { mode: 0o600 }));
  const exited = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
    if (dataDir === undefined) await rm(site.dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(site.origin, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, stop };
}
