import config from './playwright.config.ts';

/** Takes pictures of every page instead of testing it: `npm run screens`. Same server, same browser. */
/** Pages whose path holds one of these words, and all when none is given. */
const wanted = (process.env.VELA_SCREENS ?? '').split(' ').filter((word) => word !== '');

export default {
  ...config,
  metadata: { ...config.metadata, wanted },
  testDir: 'screens',
  testMatch: '*.screens.ts',
  reporter: 'line',
  timeout: 600_000,
};
