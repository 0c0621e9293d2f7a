import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../pages/measured-server.ts';
import { measureLoad } from './load.ts';
import { readMainThreadSeconds, waitUntilIdle } from './process-time.ts';
import { createSignedInHeaders, measuredRoutes, recordRoutes } from './measured-routes.ts';

/** Medians of the rounds: requests a second, processor microseconds of one, latency. */
export type RouteSpeed = {
  readonly name: string;
  readonly bytes: number;
  readonly minPercent: number;
  readonly product: Figures;
  readonly bare: Figures;
};

export type Figures = {
  readonly perSecond: number;
  readonly cpuMicros: number | undefined;
  readonly p99Ms: number;
};

async function startBareServer(file: string): Promise<{ origin: string; child: ChildProcess }> {
  const program = path.resolve(import.meta.dirname, '../../../server/src/testing/bare-server.ts');
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), child };
}

const findMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function toFigures(rounds: readonly Figures[]): Figures {
  const micros = rounds.flatMap(({ cpuMicros }) => cpuMicros ?? []);
  return {
    perSecond: findMedian(rounds.map(({ perSecond }) => perSecond)),
    cpuMicros: micros.length === 0 ? undefined : findMedian(micros),
    p99Ms: findMedian(rounds.map(({ p99Ms }) => p99Ms)),
  };
}

type Round = { readonly url: string; readonly pid: number; readonly seconds: number };

async function measureRound(
  { url, pid, seconds }: Round,
  headers: Readonly<Record<string, string>>,
): Promise<Figures> {
  const before = readMainThreadSeconds(pid);
  const figures = await measureLoad({ url, headers, seconds, connections: 64 });
  const after = readMainThreadSeconds(pid);
  const cpuMicros =
    before === undefined || after === undefined
      ? undefined
      : ((after - before) * 1e6) / figures.total;
  return { perSecond: figures.perSecond, cpuMicros, p99Ms: figures.p99Ms };
}

/** Rounds of both servers in turns, so that both meet the same load of the machine. */
async function measureRoute(
  servers: { readonly product: Round; readonly bare: Round },
  { rounds, headers }: { rounds: number; headers: Readonly<Record<string, string>> },
): Promise<Pick<RouteSpeed, 'product' | 'bare'>> {
  const [product, bare]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await measureRound(servers.product, headers);
    const other = await measureRound(servers.bare, headers);
    // The first round warms both up.
    if (round === 0) continue;
    product.push(one);
    bare.push(other);
  }
  return { product: toFigures(product), bare: toFigures(bare) };
}

/** Each route of the product, and the same bytes from a bare Fastify. */
export async function measureServerSpeed({ rounds = 5, seconds = 3 } = {}): Promise<RouteSpeed[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-bare-'));
  const product = await startServer({});
  let child: ChildProcess | undefined;
  try {
    const headers = await createSignedInHeaders(product);
    const recorded = await recordRoutes(product, headers);
    // The sample and base rates of an empty data folder are made after the start.
    await waitUntilIdle(product.pid);
    const file = path.join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(recorded));
    const bare = await startBareServer(file);
    child = bare.child;
    const speeds: RouteSpeed[] = [];
    for (const [place, { name, path: address, minPercent }] of measuredRoutes.entries()) {
      const ofProduct = { pid: product.pid, url: `${product.origin}${address}`, seconds };
      const ofBare = { pid: bare.child.pid ?? 0, url: `${bare.origin}${address}`, seconds };
      const servers = { product: ofProduct, bare: ofBare };
      const measured = await measureRoute(servers, { rounds, headers });
      speeds.push({ name, minPercent, bytes: recorded[place]?.bytes ?? 0, ...measured });
    }
    return speeds;
  } finally {
    child?.kill();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
