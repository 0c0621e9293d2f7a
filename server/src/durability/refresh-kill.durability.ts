import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths, apiPaths, serverCookies } from '@vela/contracts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClusterRecord } from '../db/embedded/cluster-record.ts';
import { findFreePort } from '../db/embedded/postmaster.ts';
import { hashToken } from '../derived-key.ts';
import { isFullRun } from '../testing/tier.ts';
import { kill, startServer, stopServer, type RunningServer } from './running-server.ts';

const rounds = 5;

let dataDir: string;
let port: number;
let server: RunningServer;
let database: Client;

beforeAll(async () => {
  if (!isFullRun) return;
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-refresh-'));
  chmodSync(dataDir, 0o711);
  port = await findFreePort();
  server = await startServer({ dataDir, port });
}, 120_000);

afterAll(async () => {
  if (!isFullRun) return;
  await stopServer(server, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const post = (url: string, body?: object, cookie = '') =>
  fetch(`${server.origin}${url}`, {
    method: 'POST',
    headers: {
      'x-vela-request': '1',
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

function readToken(answer: Response): string {
  const name = serverCookies.refresh.plain;
  const [, token] =
    new RegExp(`${name}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (token === undefined) throw new Error(`no refresh cookie: ${answer.status}`);
  return token;
}

const refresh = (token: string) =>
  post(apiPaths.refresh, undefined, `${serverCookies.refresh.plain}=${token}`);

async function connect(): Promise<Client> {
  const { password, port: found } = readClusterRecord(dataDir) ?? {};
  const client = new Client({ host: '127.0.0.1', port: found, user: 'vela', password });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function isRotated(token: string): Promise<boolean> {
  const query = 'select 1 from refresh_tokens where hash = $1 and used_at is not null';
  return (await database.query(query, [hashToken(token)])).rowCount === 1;
}

/** Kills the server as soon as the rotation is stored; the answer is not read. */
async function refreshAndKill(token: string): Promise<void> {
  const lost = refresh(token).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
  while (!(await isRotated(token))) await delay(1);
  await kill(server.child);
  await lost;
}

describe.runIf(isFullRun)('a server that is killed between the rotation and its answer', () => {
  it('has not signed the person out: the old cookie gets the successor after the restart', async () => {
    const [, email, password] = /user\s+(\S+)\s+(\S+)/.exec(server.output()) ?? [];
    let token = readToken(await post(accountPaths.login, { email, password }));
    for (let round = 0; round < rounds; round += 1) {
      database = await connect();
      await refreshAndKill(token);
      await database.end();
      server = await startServer({ dataDir, port });
      const again = await refresh(token);
      expect([round, again.status]).toEqual([round, 200]);
      token = readToken(again);
    }
    expect((await refresh(token)).status).toBe(200);
  }, 120_000);
});
