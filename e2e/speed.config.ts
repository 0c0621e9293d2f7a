import config from './playwright.config.ts';

/** Measures instead of testing: `npm run bench -- chart`. Same server, same browser. */
export default {
  ...config,
  testDir: 'speed',
  testMatch: '*.speed.ts',
  reporter: 'line',
  timeout: 300_000,
};
