import { defineConfig } from 'vitest/config';
import { contentPlugin } from './web/content-plugin.ts';

export default defineConfig({
  test: {
    // On two cores vitest would take one worker: cores minus one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Node loads the modules itself, as in production: a quarter less time than Vite's runner.
          experimental: { viteModuleRunner: false },
          // Files of a worker share their modules: loading them anew took as long as the tests.
          pool: 'threads',
          isolate: false,
          // The properties of the engine run long series many times over.
          testTimeout: 30_000,
          include: [
            '{engine,contracts,market-data,analyst,bench}/src/**/*.test.ts',
            'launcher/**/*.test.mjs',
          ],
        },
      },
      {
        // JSX, MDX and `import.meta.glob` are Vite's. Tests of the root read pages too.
        plugins: [contentPlugin()],
        test: {
          name: 'web',
          pool: 'threads',
          isolate: false,
          include: ['web/app/**/*.test.{ts,tsx}', '*.test.ts'],
          // Those of the root draw many charts, and read every file of the tree.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          experimental: { viteModuleRunner: false },
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Alone, after the others: it measures how long a start takes.
      {
        test: {
          name: 'durability',
          experimental: { viteModuleRunner: false },
          include: ['server/src/durability/*.durability.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
