import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../db/embedded/postmaster.ts';
import { isFullRun } from '../testing/tier.ts';
import { signIn, type Acknowledged, type Person } from './person.ts';
import {
  kill,
  killDatabase,
  startServer,
  stopServer,
  waitUntilReplaced,
  type RunningServer,
} from './running-server.ts';

const rounds = isFullRun ? 20 : 6;
const writers = 3;
const startLimitMs = 5_000;
const victims = ['the server', 'the database', 'both'] as const;

let dataDir: string;
let port: number;
let server: RunningServer;
let person: Person;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-durability-'));
  chmodSync(dataDir, 0o711);
  port = await findFreePort();
  server = await startServer({ dataDir, port });
  const [, email, password] = /user\s+(\S+)\s+(\S+)/.exec(server.output()) ?? [];
  person = await signIn(server.origin, { email: email ?? '', password: password ?? '' });
}, 120_000);

afterAll(async () => {
  await stopServer(server, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Writes messages concurrently until aborted; collects the acknowledged ones. */
function writeUntil(signal: AbortSignal, acknowledged: Acknowledged[]): Promise<void[]> {
  return Promise.all(
    Array.from({ length: writers }, async () => {
      while (!signal.aborted) {
        const message = await person.write();
        if (message) acknowledged.push(message);
        else await delay(20);
      }
    }),
  );
}

/**
 * Kills the victim and restarts what does not restart itself; returns the time until requests are
 * served again, in milliseconds.
 */
async function measureRecovery(victim: (typeof victims)[number]): Promise<number> {
  const killed = victim === 'the server' ? Number.NaN : killDatabase(dataDir);
  if (victim === 'the database') return waitUntilReplaced(server.origin, { dataDir, killed });
  await kill(server.child);
  server = await startServer({ dataDir, port });
  return server.readyAfterMs;
}

type Recovery = { readonly victim: (typeof victims)[number]; readonly readyAfterMs: number };

/** Median and worst of each victim, in milliseconds. */
function describeRecoveries(all: readonly Recovery[]): string {
  return victims
    .map((victim) => {
      const times = all
        .filter((one) => one.victim === victim)
        .map(({ readyAfterMs }) => readyAfterMs)
        .toSorted((one, other) => one - other);
      return `${victim} ${times[Math.floor(times.length / 2)]} ms, ${times.at(-1)} at worst`;
    })
    .join('; ');
}

async function isStoredOnce({ conversationId, messageId }: Acknowledged): Promise<boolean> {
  const found = await person.listMessageIds(conversationId);
  return found.length === 1 && found[0] === messageId;
}

it(
  `loses nothing it acknowledged when it is killed ${rounds} times at random moments`,
  { timeout: 240_000 },
  async () => {
    const all: Acknowledged[] = [];
    const times: Recovery[] = [];
    for (let round = 0; round < rounds; round++) {
      const victim = victims[round % victims.length] ?? 'both';
      const fresh: Acknowledged[] = [];
      const writing = new AbortController();
      const written = writeUntil(writing.signal, fresh);
      await delay(200 + Math.random() * 600);
      const readyAfterMs = Math.round(await measureRecovery(victim));
      writing.abort();
      await written;
      times.push({ victim, readyAfterMs });
      for (const message of fresh)
        expect(await isStoredOnce(message), `round ${round}, after killing ${victim}`).toBe(true);
      for (const message of fresh.slice(0, 1)) {
        expect(
          await person.sendAgain(message),
          `round ${round}: the message sent again is answered`,
        ).toBe('answered');
        expect(
          await isStoredOnce(message),
          `round ${round}: the message sent again is there once`,
        ).toBe(true);
      }
      all.push(...fresh);
    }
    process.stdout.write(
      `${all.length} messages acknowledged, read back one by one. Ready again: ${describeRecoveries(times)}\n`,
    );
    for (const message of all) expect(await isStoredOnce(message)).toBe(true);
    expect(all.length).toBeGreaterThan(rounds);
    const slow = times.filter(({ readyAfterMs }) => readyAfterMs > startLimitMs);
    expect(slow, `ready again within ${startLimitMs} ms`).toEqual([]);
  },
);
