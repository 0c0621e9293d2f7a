import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, connect, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMarketSimulator, type MarketSimulator } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { isFullRun } from '../testing/tier.ts';

/** A minute of the market lasts a second. */
const speed = 60;
const start = Date.UTC(2026, 10, 25, 15, 0, 30);
const beganAt = Date.now();
const now = (): number => start + (Date.now() - beganAt) * speed;

type Running = { readonly child: ChildProcess; readonly lines: string[] };

let database: TestDatabase;
let simulator: MarketSimulator;
/** Stands before the market and counts its connections. */
let door: Server;
let doorUrl: string;
let opened = 0;
const running: Running[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  simulator = await startMarketSimulator({ now });
  const { port, hostname } = new URL(simulator.streamUrl);
  door = createServer((socket) => {
    opened += 1;
    const market = connect(Number(port), hostname);
    socket.on('error', () => market.destroy());
    market.on('error', () => socket.destroy());
    socket.pipe(market).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const url = new URL(simulator.streamUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  doorUrl = url.href;
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  door.close();
  await simulator.close();
  await database.drop();
});

function startProcess(): Running {
  const file = path.join(import.meta.dirname, '../testing/feed-process.ts');
  const given = [database.appUrl, doorUrl, String(beganAt), String(speed)];
  const child = spawn(process.execPath, [file, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  child.stdout.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')));
  const started = { child, lines };
  running.push(started);
  return started;
}

async function waitUntil(isTrue: () => boolean, withinMs: number): Promise<number> {
  const from = performance.now();
  while (!isTrue()) {
    if (performance.now() - from > withinMs)
      throw new Error(
        `not within ${withinMs} ms: ${running.map(({ lines }) => lines.slice(-5).join(', ')).join(' | ')}`,
      );
    await wait(20);
  }
  return performance.now() - from;
}

const listCloses = ({ lines }: Running): number[] =>
  lines.flatMap((line) => (line.startsWith('closed') ? [Number(line.split(' ')[1])] : []));
const isOwning = ({ lines }: Running): boolean => lines.some((line) => line.endsWith(' true'));

it.runIf(isFullRun)(
  'one process follows the market for both, and the other takes over when it is killed',
  async () => {
    const first = startProcess();
    await waitUntil(() => isOwning(first), 60_000);
    const second = startProcess();
    await waitUntil(() => listCloses(second).length >= 2, 60_000);
    expect(opened).toBe(1);
    expect(isOwning(second)).toBe(false);

    first.child.kill('SIGKILL');
    const takenMs = await waitUntil(() => isOwning(second) && opened === 2, 30_000);
    const before = listCloses(second).length;
    await waitUntil(() => listCloses(second).length >= before + 2, 30_000);
    expect(takenMs).toBeLessThan(10_000);
    // No close is missing or told twice, over the change of owner too.
    const closes = listCloses(second);
    expect(closes).toEqual(closes.map((_, index) => (closes[0] ?? 0) + index * 60_000));
    expect(
      running.flatMap(({ lines }) => lines).filter((line) => line.startsWith('fault')),
    ).toEqual([]);
  },
  200_000,
);
