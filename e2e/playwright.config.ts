import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The first process picks port and folder; the workers read this file again and inherit them. */
async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(typeof address === 'object' && address !== null ? address.port : 0);
}

/** Where Debian puts it; `npm test` looks everywhere and says in CHROMIUM_PATH what it found. */
const installed = '/usr/bin/chromium';

process.env.VELA_E2E_PORT ??= await freePort();
process.env.VELA_E2E_DATA_DIR ??= path.join(tmpdir(), `vela-e2e-${randomUUID()}`);
const port = process.env.VELA_E2E_PORT;
const dataDir = process.env.VELA_E2E_DATA_DIR;
const baseURL = `http://localhost:${port}`;
const candleFiles = path.resolve(import.meta.dirname, '../../shared/data/ohlcv');

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One file each: the journeys of a file share nothing with those of another but the server.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  metadata: { dataDir },
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installed,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" harness/serve.ts "${dataDir}"`,
    url: `${baseURL}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      VELA_PROFILE: 'local',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each test comes from an address of its own, so that the limits of one do not stop another.
      TRUST_PROXY: '127.0.0.1,::1',
      ...(existsSync(candleFiles)
        ? { MARKET_DATA: 'files', MARKET_DATA_DIR: candleFiles }
        : { MARKET_DATA: 'simulated' }),
    },
  },
});
