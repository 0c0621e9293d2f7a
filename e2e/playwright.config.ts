import { defineConfig } from '@playwright/test';

/** Path on Debian; `npm test` searches more places and sets CHROMIUM_PATH. */
const debianChromium = '/usr/bin/chromium';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Each worker has its own server.
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || debianChromium,
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
});
