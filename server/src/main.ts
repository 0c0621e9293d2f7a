import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { tellWhatNeedsNoLooking } from './quick-imports.ts';

// A second start loads what the first one compiled. Where the folder cannot be written to, nothing is kept.
enableCompileCache(path.resolve(import.meta.dirname, '../../.runtime/compile-cache'));
tellWhatNeedsNoLooking();

/** Settings and the lock come first: what is wrong with them is said at once, before anything is started or even loaded. */
async function main(): Promise<void> {
  const { readConfig } = await import('./config.ts');
  const { lockDataDir } = await import('./data-dir/data-dir-lock.ts');
  const config = readConfig();
  const lock = lockDataDir(config.dataDir, config.publicUrl);
  if (lock.kind === 'taken') {
    const { pid, address } = lock.holder;
    throw new Error(
      `DATA_DIR: Vela already runs on ${config.dataDir} (process ${pid}, ${address}). Stop it, or give this one another DATA_DIR and PORT.`,
    );
  }
  process.once('exit', () => lock.release());
  const { runServer } = await import('./run-server.ts');
  await runServer(config);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const { endThisProcess } = await import('./end-this-process.ts');
  await endThisProcess(1);
}
