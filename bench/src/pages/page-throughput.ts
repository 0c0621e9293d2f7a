import { runCommand } from './command-line.ts';
import type { MeasuredServer } from './measured-server.ts';

/** Requests a second, best of the rounds; the others are noise of the machine. */
export type Throughput = {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly bytes: number;
};

const seconds = 3;
const rounds = 3;
const connections = 32;
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

function numberAt(value: unknown, ...keys: string[]): number {
  const found = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
  if (typeof found !== 'number') throw new Error(`autocannon gave no ${keys.join('.')}`);
  return found;
}

/** The load comes from a process of its own, so that it takes no time of the server's. */
async function load(url: string): Promise<number> {
  const args = [
    '-c',
    String(connections),
    // The server lets go of a connection after a thousand requests; so does the load.
    '-D',
    '900',
    '-d',
    String(seconds),
    '--json',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
  ];
  const result: unknown = JSON.parse(await runCommand('autocannon', [...args, url]));
  const [refused, broken] = [numberAt(result, 'non2xx'), numberAt(result, 'errors')];
  if (refused + broken > 0)
    throw new Error(`${url}: ${refused} requests were refused, ${broken} got no answer`);
  return numberAt(result, 'requests', 'average');
}

/** Bytes of an answer as they are sent. */
async function sentBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const announced = Number(answer.headers.get('content-length'));
  const body = await answer.arrayBuffer();
  return announced || body.byteLength;
}

/** The script or style sheet whose compressed size comes nearest to the page's: a bare file, which the same server sends as it is. */
async function fileOfSize(origin: string, bytes: number): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  const sized = await Promise.all(
    files.map(async (file) => ({ file, bytes: await sentBytes(`${origin}${file}`) })),
  );
  const nearest = sized.toSorted(
    (a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes),
  )[0];
  if (nearest === undefined) throw new Error('The home page names no file');
  return nearest.file;
}

/** A page from the cache, the bare file of its size, and the page made anew for each request; measured in turn, so that all see the same machine. */
export async function measurePage(
  { origin }: MeasuredServer,
  path: string,
): Promise<{ cached: Throughput; file: Throughput; uncached: Throughput }> {
  const page = `${origin}${path}`;
  const bytes = await sentBytes(page);
  const file = await fileOfSize(origin, bytes);
  const urls = { cached: page, file: `${origin}${file}`, uncached: `${page}?from=bench` };
  const best = { cached: 0, file: 0, uncached: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['file', 'cached', 'uncached'] as const)
      best[kind] = Math.max(best[kind], await load(urls[kind]));
  return {
    cached: { name: path, requestsPerSecond: best.cached, bytes },
    file: { name: file, requestsPerSecond: best.file, bytes: await sentBytes(urls.file) },
    uncached: {
      name: `${path}?from=bench`,
      requestsPerSecond: best.uncached,
      bytes: await sentBytes(urls.uncached),
    },
  };
}
