import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { terminalFile } from './terminal.ts';

/** Runs the built server until it is told to stop, then removes its data folder. */
const [dataDir = ''] = process.argv.slice(2);
// The embedded database may run as another user, who has to pass through.
await mkdir(dataDir, { mode: 0o755 });
const server = spawn(
  process.execPath,
  [path.resolve(import.meta.dirname, '../../server/src/main.ts')],
  {
    stdio: ['inherit', 'pipe', 'inherit'],
  },
);
// The accounts of the first start are shown there and nowhere else.
server.stdout.pipe(createWriteStream(terminalFile(dataDir), { mode: 0o600 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  void rm(dataDir, { recursive: true, force: true }).finally(() => process.exit(code ?? 1));
});
