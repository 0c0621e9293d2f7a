#!/usr/bin/env node
// Plain JavaScript for Node 18 and later: this file runs before anything is installed.
import { run } from './child.mjs';
import { Fault, say } from './progress.mjs';
import { serve, serveForDevelopment } from './serve.mjs';
import { setUp } from './set-up.mjs';

const commands = {
  start: async () => serve(await setUp()),
  dev: async () => serveForDevelopment(await setUp({ pages: false })),
  build: async () => {
    await setUp();
    return 0;
  },
  check: async () => (await import('./check.mjs')).check(await setUp({ pages: false })),
  test: async () => (await import('./test.mjs')).test(),
  bench: async (args) => (await import('./bench.mjs')).bench(args),
  screens: async (args) => (await import('./screens.mjs')).screens(args),
  illustrations: async (args) => tool('illustrations/make-illustrations', args),
  doctor: async () => (await import('./doctor.mjs')).doctor(),
  backup: async (args) => tool('backup', args),
  restore: async (args) => tool('restore', args),
};

async function tool(name, args) {
  const node = await setUp({ pages: false });
  return (await run(node, [`server/src/${name}.ts`, ...args])).code;
}

const [name = 'start', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  say(`Unknown command: ${name}. There are: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
try {
  process.exitCode = await commands[name](args);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Fault ? error.message : error.stack}\n`);
}
