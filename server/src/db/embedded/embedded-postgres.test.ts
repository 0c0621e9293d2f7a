import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../../data-dir/process-identity.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
const lines: string[] = [];
const start = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });

beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-embedded-'));
  chmodSync(dataDir, 0o711);
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Child process: starts the database, writes one row, prints the database pid, and idles. */
async function startInChild(row: number): Promise<{ child: ChildProcess; postmaster: number }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    import pg from 'pg';
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('insert into kept values (${row})');
    process.stdout.write(String(postgres.pid()) + '\\n');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout, 'data');
  return { child, postmaster: Number(String(printed)) };
}

describe('the embedded database', () => {
  it('keeps its data across restarts', async () => {
    const first = await start();
    await query(
      first.url,
      'create table kept (row integer primary key); insert into kept values (1)',
    );
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select row from kept')).toEqual([{ row: 1 }]);
    await second.stop();
  });

  it('makes commits durable, requires a password, and stores it readable by the owner only', async () => {
    const postgres = await start();
    const settings = await query<{ name: string; setting: string }>(
      postgres.url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories') order by name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      synchronous_commit: 'on',
      unix_socket_directories: '',
    });
    const guess = new URL(postgres.url);
    guess.password = 'guess';
    await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(path.join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  it('leaves no process and no open port after stop', async () => {
    const postgres = await start();
    const pid = postgres.pid() ?? 0;
    const port = Number(new URL(postgres.url).port);
    await postgres.stop();
    expect(isRunning(pid)).toBe(false);
    const [error] = await once(
      connect(port, '127.0.0.1').on('connect', () => {}),
      'error',
    ).catch((fault: unknown) => [fault]);
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('restarts on the same address when it is killed', async () => {
    const postgres = await start();
    const pid = postgres.pid() ?? 0;
    await query(postgres.url, 'insert into kept values (2)');
    process.kill(pid, 'SIGKILL');
    expect(
      await eventually(() => query(postgres.url, 'select row from kept where row = 2')),
    ).toEqual([{ row: 2 }]);
    expect(postgres.pid()).not.toBe(pid);
    await postgres.stop();
  });

  it.each([
    ['its server', 3],
    ['its server and itself', 4],
  ])('starts after %s was killed, and has lost nothing', async (what, row) => {
    const { child, postmaster } = await startInChild(row);
    if (what.includes('itself')) process.kill(postmaster, 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const postgres = await start();
    expect(isRunning(postmaster)).toBe(false);
    expect(await query(postgres.url, `select row from kept where row = ${row}`)).toEqual([{ row }]);
    await postgres.stop();
  });

  it('starts when the recorded process id belongs to an unrelated process, without signalling it', async () => {
    const otherProcess = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    const home = (await start().then(async (postgres) => (await postgres.stop(), postgres))).home;
    writeFileSync(
      path.join(home, 'cluster', 'postmaster.pid'),
      `${otherProcess.pid}\n${home}/cluster\n1\n1\n\n127.0.0.1\n 1 1\nready\n`,
    );
    const postgres = await start();
    expect(otherProcess.exitCode).toBeNull();
    expect(isRunning(otherProcess.pid ?? 0)).toBe(true);
    await postgres.stop();
    otherProcess.kill('SIGKILL');
  });

  it('rejects data of another major version and leaves it unchanged', async () => {
    const postgres = await start();
    await postgres.stop();
    const versionFile = path.join(postgres.home, 'cluster', 'PG_VERSION');
    const own = readFileSync(versionFile, 'utf8');
    writeFileSync(versionFile, '15\n');
    await expect(start()).rejects.toThrow(/PostgreSQL 15; this release brings 18.*left as it is/s);
    expect(readFileSync(versionFile, 'utf8')).toBe('15\n');
    writeFileSync(versionFile, own);
  });

  it('reports a missing password file and leaves the database unchanged', async () => {
    const record = path.join(dataDir, 'postgres.json');
    const kept = readFileSync(record, 'utf8');
    rmSync(record);
    await expect(start()).rejects.toThrow(
      /postgres\.json is missing\. .* Restore that file from a copy .* move .* away/,
    );
    expect(existsSync(record)).toBe(false);
    writeFileSync(record, kept, { mode: 0o600 });
    await (await start()).stop();
  });

  it('creates no second database when the recorded folder is missing', async () => {
    const record = path.join(dataDir, 'postgres.json');
    const own = readFileSync(record, 'utf8');
    writeFileSync(record, own.replace(/"folder": "[^"]+"/, '"folder": "/var/lib/vela/missing"'));
    await expect(start()).rejects.toThrow(/Restore that folder/);
    writeFileSync(record, own);
  });
});

it('restarts an initialisation that was killed half way', async () => {
  const other = mkdtempSync(path.join(os.tmpdir(), 'vela-half-'));
  chmodSync(other, 0o711);
  mkdirSync(path.join(other, 'postgres', 'cluster-initialising-1', 'base'), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: other, log: () => {} });
  expect(readdirSync(postgres.home).filter((name) => name.startsWith('cluster'))).toEqual([
    'cluster',
  ]);
  expect(existsSync(path.join(postgres.home, 'cluster', 'PG_VERSION'))).toBe(true);
  await postgres.stop();
  rmSync(other, { recursive: true, force: true });
});

it.runIf(process.getuid?.() === 0)(
  'works below a folder that the database user cannot enter',
  async () => {
    const closed = mkdtempSync(path.join(os.tmpdir(), 'vela-closed-'));
    const inside = path.join(closed, 'data');
    mkdirSync(inside);
    const first = await startEmbeddedPostgres({ dataDir: inside, log: () => {} });
    expect(first.home).toMatch(/^\/var\/lib\/vela\/[0-9a-f]{16}$/);
    await query(first.url, 'create table kept (row integer); insert into kept values (7)');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir: inside, log: () => {} });
    expect(await query(second.url, 'select row from kept')).toEqual([{ row: 7 }]);
    await second.stop();
    rmSync(second.home, { recursive: true, force: true });
    rmSync(closed, { recursive: true, force: true });
  },
);
