import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { apiPaths, chatPaths } from '@vela/contracts';
import type { LoadAccount } from '../load-accounts.ts';
import { memoryFlags, memorySettings } from '../memory/measured-server.ts';
import type { TurnsAnswer, TurnsOrder } from './turns-order.ts';

/** The server that is measured, and how its callers reach it. */
export type TurnsServer = {
  readonly pid: number;
  order(order: TurnsOrder): Promise<TurnsAnswer>;
  /** Milliseconds of one analysis of an account. */
  analyze(account: LoadAccount | undefined, symbol: string | undefined): Promise<number>;
  /** Asks /api/health every 20 ms until it is stopped; then its times in milliseconds. */
  watchHealth(): () => Promise<readonly number[]>;
  stop(): Promise<void>;
};

const agent = new Agent({ keepAlive: true });

/**
 * The status of a POST, once its whole answer has come. Not `fetch`, which takes 2.5 ms of processor
 * time for 240 kB where this takes 1: callers share the cores of the server.
 */
async function post(
  url: string,
  authorization: string,
  body: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const headers = { authorization, 'content-type': 'application/json' };
  const sent = request(url, { agent, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Starts the server with these settings. */
export async function startTurnsServer(
  env: Readonly<Record<string, string>>,
  origin: string,
): Promise<TurnsServer> {
  const child = fork(path.resolve(import.meta.dirname, 'turns-process.ts'), {
    execArgv: [...memoryFlags],
    env: { ...memorySettings, PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
  });
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    async order(order) {
      const answered = once(child, 'message');
      child.send(order);
      const [answer] = await answered;
      return answer;
    },
    async analyze(account, symbol) {
      const began = performance.now();
      const asked = { symbol, interval: '1h', limit: 500 };
      const url = `${origin}${chatPaths.analyses}`;
      const status = await post(url, account?.authorization ?? '', asked);
      if (status !== 201) throw new Error(`${status} for ${symbol}`);
      return performance.now() - began;
    },
    watchHealth() {
      const watching = new AbortController();
      const times: number[] = [];
      const done = (async () => {
        while (!watching.signal.aborted) {
          const began = performance.now();
          await (await fetch(`${origin}${apiPaths.health}`)).arrayBuffer();
          times.push(performance.now() - began);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      })();
      return async () => {
        watching.abort();
        await done;
        return times;
      };
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
