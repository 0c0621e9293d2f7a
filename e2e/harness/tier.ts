import { env } from 'node:process';

/** Whether `npm run test:all` runs: every combination, not one of each. */
export const isFullRun = env['VELA_TESTS'] === 'all';
