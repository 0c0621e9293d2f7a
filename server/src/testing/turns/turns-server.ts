import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { apiPaths, chatPaths } from '@vela/contracts';
import type { LoadAccount } from '../load-accounts.ts';
import { memoryFlags, memorySettings } from '../memory/measured-server.ts';
import type { TurnsAnswer, TurnsOrder } from './turns-order.ts';

/** The server that is measured, and how its callers reach it. */
export type TurnsServer = {
  order(order: TurnsOrder): Promise<TurnsAnswer>;
  /** Milliseconds of one analysis of an account. */
  analyze(account: LoadAccount | undefined, symbol: string | undefined): Promise<number>;
  /** Asks /api/health every 20 ms until it is stopped; then its times in milliseconds. */
  watchHealth(): () => Promise<readonly number[]>;
  stop(): Promise<void>;
};

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
    async order(order) {
      const answered = once(child, 'message');
      child.send(order);
      const [answer] = await answered;
      return answer;
    },
    async analyze(account, symbol) {
      const began = performance.now();
      const response = await fetch(`${origin}${chatPaths.analyses}`, {
        method: 'POST',
        headers: {
          authorization: account?.authorization ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ symbol, interval: '1h', limit: 500 }),
      });
      await response.arrayBuffer();
      if (response.status !== 201) throw new Error(`${response.status} for ${symbol}`);
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
