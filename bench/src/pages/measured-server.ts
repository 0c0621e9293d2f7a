import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const readyTimeoutMs = 120_000;

export type MeasuredServer = {
  readonly origin: string;
  readonly pid: number;
  /** What it has written to the terminal so far. */
  output(): string;
  stop(): Promise<void>;
};

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + readyTimeoutMs;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready. Were the pages built? Run: npm run build');
}

async function stopServer(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Starts the built product in a child process with an empty data folder, which `stop` removes.
 * `settings` are further settings, such as the log level.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = { LOG_LEVEL: 'error' },
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const dataDir = path.join(tmpdir(), `vela-bench-${process.pid}-${port}`);
  // The embedded database may run as another user, which needs access to this folder.
  await mkdir(dataDir, { mode: 0o755 });
  const own = {
    NODE_ENV: 'production',
    VELA_PROFILE: 'local',
    PORT: String(port),
    DATA_DIR: dataDir,
    MARKET_DATA: 'simulated',
    ...settings,
  };
  const child = spawn(process.execPath, [path.join(root, 'server/build/main.js')], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://localhost:${port}`;
  try {
    await waitUntilReady(origin, child);
  } catch (error) {
    await stopServer(child, dataDir);
    throw error;
  }
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => stopServer(child, dataDir),
  };
}
