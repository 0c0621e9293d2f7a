import config from './playwright.config.ts';

/**
 * Config of `npm run bench -- chart`: measures instead of testing, with the same server and
 * browser.
 */
export default {
  ...config,
  workers: 1,
  testDir: 'speed',
  testMatch: '*.speed.ts',
  reporter: 'line',
  timeout: 300_000,
};
