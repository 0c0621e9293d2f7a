import { env } from 'node:process';

/** Whether `npm run test:all` runs: the long sizes. */
export const isFullRun = env['VELA_TESTS'] === 'all';
