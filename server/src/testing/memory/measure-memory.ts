/**
 * Measures the memory of a real server in a process of its own while people do mixed things. Run
 * with `node server/src/testing/memory/measure-memory.ts [minutes] [folder of candle files]`; fails
 * when the memory ends above the limit or is not flat, or when an answer is a fault of the server. The
 * callers begin as soon as the server is ready: one minute is the first one after a start.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { withStand, type Stand } from '../stand/open-stand.ts';
import type { MeasuredServer } from './measured-server.ts';
import { loadServer } from './mixed-load.ts';

const limitMb = 600;
/** Growth within the last third of the time that counts as flat. */
const flatMb = 40;
const callers = 10;
const sampleSeconds = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Samples the memory until the time is over; megabytes in the order of time. */
async function sample(server: MeasuredServer, minutes: number): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length * sampleSeconds < minutes * 60) {
    await delay(sampleSeconds * 1000);
    samples.push(server.readRssMb());
    if (samples.length % 3 === 0)
      say(`${samples.length * sampleSeconds} s: ${await server.describe()}`);
  }
  return samples;
}

const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function judge(samples: readonly number[]): boolean {
  const last = samples.slice(-Math.ceil(samples.length / 3));
  const half = Math.ceil(last.length / 2);
  const growth = calculateMean(last.slice(half)) - calculateMean(last.slice(0, half));
  const end = samples.at(-1) ?? Number.NaN;
  const most = Math.max(...samples);
  say(
    `memory: ends at ${end.toFixed(0)} MB (limit ${limitMb}), most ${most.toFixed(0)} MB, grows by ${growth.toFixed(0)} MB in the last third (limit ${flatMb})`,
  );
  return end <= limitMb && growth <= flatMb;
}

async function measure(
  { server, origin, createAccounts }: Stand,
  minutes: number,
): Promise<boolean> {
  say(`at the start: ${await server.describe()}`);
  const accounts = await createAccounts(callers * 10);
  const loading = new AbortController();
  const answers = new Map<number, number>();
  const faults: string[] = [];
  const began = performance.now();
  const onFault = (fault: string): void => {
    faults.push(fault);
    say(`${((performance.now() - began) / 1000).toFixed(0)} s: ${fault}`);
  };
  const loads = Array.from({ length: callers }, (_, seed) =>
    loadServer(origin, {
      accounts: accounts.filter((_account, index) => index % callers === seed),
      seed,
      signal: loading.signal,
      answers,
      onFault,
    }),
  );
  const samples = await sample(server, minutes);
  loading.abort();
  await Promise.all(loads);
  say(`answers by status: ${JSON.stringify(Object.fromEntries(answers))}`);
  return judge(samples) && faults.length === 0;
}

const [minutes = '5', folder] = process.argv.slice(2);
const candles: Record<string, string> =
  folder === undefined
    ? { MARKET_DATA: 'simulated' }
    : { MARKET_DATA: 'files', MARKET_DATA_DIR: folder };
const isHeld = await withStand(candles, (stand) => measure(stand, Number(minutes)));
process.exitCode = isHeld ? 0 : 1;
