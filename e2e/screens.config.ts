import config from './playwright.config.ts';

/**
 * Config of `npm run screens`: saves screenshots instead of testing, with the same server and
 * browser.
 */
/** Words a page path must contain; all pages when empty. */
const wanted = (process.env.VELA_SCREENS ?? '').split(' ').filter((word) => word !== '');

export default {
  ...config,
  metadata: { wanted },
  testDir: 'screens',
  testMatch: '*.screens.ts',
  reporter: 'line',
  timeout: 600_000,
};
