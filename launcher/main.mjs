#!/usr/bin/env node
// Plain JavaScript for Node 18 and later: this file runs before anything is installed.
import { run } from './child.mjs';
import { LauncherError, logLine } from './progress.mjs';
import { runServer, runDevelopmentServer } from './serve.mjs';
import { setUp } from './set-up.mjs';

const commands = {
  start: async () => runServer(await setUp()),
  dev: async () => runDevelopmentServer(await setUp({ pages: false })),
  build: async () => {
    await setUp();
    return 0;
  },
  check: async () => (await import('./check.mjs')).check(await setUp({ pages: false })),
  test: async () => (await import('./test.mjs')).runTests(),
  'test:all': async () => (await import('./test.mjs')).runTests({ full: true }),
  'test:load': async (args) => (await import('./load.mjs')).runUnderLoad(args),
  bench: async (args) => (await import('./bench.mjs')).runBench(args),
  screens: async (args) => (await import('./screens.mjs')).takeScreenshots(args),
  illustrations: async (args) => runServerTool('illustrations/make-illustrations', args),
  'train:ranking': async () => runTool('bench/src/train-ranking.ts', []),
  'train:trust': async () => runTool('bench/src/train-trust.ts', []),
  'train:advice': async () => runTool('bench/src/train-advice.ts', []),
  doctor: async () => (await import('./doctor.mjs')).runDoctor(),
  import: async (args) => runServerTool('import-candles', args),
  mcp: async () => (await import('./mcp.mjs')).runMcp(),
  'import:filings': async (args) => runServerTool('import-filings', args),
  backup: async (args) => runServerTool('backup', args),
  restore: async (args) => runServerTool('restore', args),
};

async function runTool(file, args) {
  const node = await setUp({ pages: false });
  return (await run(node, [file, ...args])).code;
}

const runServerTool = async (name, args) => runTool(`server/src/${name}.ts`, args);

const [name = 'start', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  logLine(`Unknown command: ${name}. There are: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
try {
  process.exitCode = await commands[name](args);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof LauncherError ? error.message : error.stack}\n`);
}
