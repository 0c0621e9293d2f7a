import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';

/** In the short run the same with few browsers: what is lost is seen, what it costs is not. */
const size = isFullRun
  ? { clients: 1000, settleMs: 8000, closes: 10, pauseMs: 500, endMs: 4000 }
  : { clients: 40, settleMs: 300, closes: 3, pauseMs: 150, endMs: 1000 };
const testing = path.join(import.meta.dirname, '../../testing');

let database: TestDatabase;
const children: ChildProcessWithoutNullStreams[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function start(file: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--expose-gc', path.join(testing, file), ...args]);
  child.stderr.on('data', (data: Buffer) => process.stderr.write(data));
  children.push(child);
  return child;
}

type Server = {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: Interface;
  readonly port: string;
};

async function readLine(lines: Interface): Promise<string> {
  const [line]: unknown[] = await once(lines, 'line');
  return String(line);
}

async function startServer(): Promise<Server> {
  const child = start('live-server.ts', [database.appUrl]);
  const lines = createInterface({ input: child.stdout });
  return { child, lines, port: await readLine(lines) };
}

/** Bytes in use and resident, and how often the series was followed upstream. */
async function measure({ child, lines }: Server) {
  child.stdin.write('memory\n');
  const [used = 0, resident = 0, followed = 0] = (await readLine(lines)).split(' ').map(Number);
  return { used, resident, followed };
}

type Told = {
  readonly heard: readonly (readonly number[])[];
  readonly events: number;
  readonly p50: number;
  readonly p99: number;
};

describe(`${size.clients} browsers on one server`, () => {
  it('take little memory, hear prices at once, and lose no closed candle when it is killed', async () => {
    const [first, second] = await Promise.all([startServer(), startServer()]);
    const before = await measure(first);
    const clients = start('live-clients.ts', [String(size.clients), first.port, second.port]);
    const told = createInterface({ input: clients.stdout });
    await readLine(told);
    await wait(size.settleMs);
    const after = await measure(first);
    const perClient = (after.used - before.used) / size.clients;
    const resident = (after.resident - before.resident) / size.clients;
    clients.stdin.write('reset');
    const closed: number[] = [];
    const closeSome = async ({ child }: Server): Promise<void> => {
      for (let times = 0; times < size.closes; times++) {
        await wait(size.pauseMs);
        closed.push(closed.length * 60_000);
        child.stdin.write(`close ${closed.at(-1)}\n`);
      }
    };
    await closeSome(first);
    // Once the last close is stored, heard by all or not: from here on others take over.
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(sql`select id from stream_events`);
      expect(rows).toHaveLength(size.closes);
    }, 10_000);
    first.child.kill('SIGKILL');
    await closeSome(second);
    await wait(size.endMs);
    const { followed } = await measure(second);
    clients.stdin.end();
    const { heard, events, p50, p99 }: Told = JSON.parse(await readLine(told));
    if (isFullRun)
      process.stdout.write(
        `${size.clients} streams: ${Math.round(perClient / 1024)} kB each (resident ${Math.round(resident / 1024)} kB), ${events} prices, age p50 ${p50} ms, p99 ${p99} ms\n`,
      );
    expect(heard.length).toBe(size.clients);
    expect(heard.slice(1).filter((each) => each.length !== closed.length)).toEqual([]);
    expect([after.followed, followed]).toEqual([1, 1]);
    expect(events).toBeGreaterThan(size.clients);
    if (!isFullRun) return;
    expect(perClient).toBeLessThan(20 * 1024);
    expect(p99).toBeLessThanOrEqual(400);
  }, 90_000);
});
