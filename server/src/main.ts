import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { rememberLookups } from './remember-lookups.ts';

// Caches compiled modules for the next start; without write access to the folder nothing is cached.
enableCompileCache(path.resolve(import.meta.dirname, '../../.runtime/compile-cache'));
rememberLookups();
// A pattern becomes machine code when it is first used. V8 would translate it for its interpreter
// first: for the hundreds of patterns of the first question that takes twice as long as all else.
setFlagsFromString('--no-regexp-tier-up');

/** Checks settings and takes the lock before loading or starting anything else, to fail fast. */
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
