import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { apiPaths, chatPaths } from '@vela/contracts';
import { readEvents } from '../event-stream.ts';
import type { LoadAccount } from '../load-accounts.ts';

/** Milliseconds of the answers of /api/health, and until the first sentence of each answer. */
export type PersonTimes = {
  readonly health: readonly number[];
  readonly sentences: readonly number[];
};

const healthEveryMs = 20;
const questionEveryMs = 200;
/** Charts that were opened before. */
const charts = ['BTCUSDT', 'ETHUSDT', 'AAPL', 'EURUSD'].flatMap((symbol) =>
  (['1h', '4h', '1d'] as const).map((interval) => ({ symbol, interval })),
);

async function post(url: string, { authorization, address }: LoadAccount, payload: object) {
  const headers = {
    authorization,
    'x-forwarded-for': address,
    'content-type': 'application/json',
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!response.ok) throw new Error(`${response.status} ${url} ${await response.text()}`);
  return response;
}

async function repeat(
  signal: AbortSignal,
  everyMs: number,
  measure: () => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    times.push(await measure());
    await delay(everyMs);
  }
  return times;
}

/** A person who uses the server while another attacks it. */
export function createPerson(origin: string, accounts: readonly LoadAccount[]) {
  let asked = 0;

  async function ask(): Promise<number> {
    const account = accounts[asked % accounts.length];
    if (account === undefined) throw new Error('a person has accounts');
    const chart = charts[asked % charts.length];
    asked += 1;
    const begun = await post(origin + chatPaths.conversations, account, {});
    const { id } = JSON.parse(await begun.text());
    const message = { id: randomUUID(), message: 'Analyze', ...chart };
    const began = performance.now();
    let first = Number.NaN;
    const answer = await post(origin + chatPaths.messages(id), account, message);
    for await (const { data } of readEvents(answer))
      if (Number.isNaN(first) && data?.startsWith('{"type":"text-delta"') === true)
        first = performance.now() - began;
    return first;
  }

  async function askHealth(): Promise<number> {
    const began = performance.now();
    await (await fetch(origin + apiPaths.health)).arrayBuffer();
    return performance.now() - began;
  }

  return {
    /** Opens each chart once. */
    async warmUp(): Promise<void> {
      for (let opened = 0; opened < charts.length; opened += 1) await ask();
    },
    /** Asks on and on until the function that it returns is called. */
    watch(): () => Promise<PersonTimes> {
      const watching = new AbortController();
      const done = Promise.all([
        repeat(watching.signal, healthEveryMs, askHealth),
        repeat(watching.signal, questionEveryMs, ask),
      ]);
      return async () => {
        watching.abort();
        const [health, sentences] = await done;
        return { health, sentences };
      };
    },
  };
}
