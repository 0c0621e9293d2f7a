import { runCommand } from './command-line.ts';
import type { MeasuredServer } from './measured-server.ts';

/** Requests per second, best of the rounds. */
export type Throughput = {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly bytes: number;
};

const seconds = 3;
const rounds = 3;
const connections = 32;
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

function readNumber(value: unknown, ...keys: string[]): number {
  const found = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
  if (typeof found !== 'number') throw new Error(`autocannon report has no ${keys.join('.')}`);
  return found;
}

/** An address, and the cookie it is asked with. */
type Target = { readonly url: string; readonly cookie?: string };

/** Average requests per second; the load has its own process, to take no CPU from the server's. */
async function measureLoad({ url, cookie }: Target): Promise<number> {
  const args = [
    '-c',
    String(connections),
    // The server closes a connection after 1,000 requests; reconnect before that.
    '-D',
    '900',
    '-d',
    String(seconds),
    '--json',
    ...Object.entries(cookie === undefined ? headers : { ...headers, cookie }).flatMap(
      ([name, value]) => ['-H', `${name}=${value}`],
    ),
  ];
  const result: unknown = JSON.parse(await runCommand('autocannon', [...args, url]));
  const [refused, broken] = [readNumber(result, 'non2xx'), readNumber(result, 'errors')];
  if (refused + broken > 0)
    throw new Error(`${url}: ${refused} requests failed, ${broken} got no response`);
  return readNumber(result, 'requests', 'average');
}

async function measureSentBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const announced = Number(answer.headers.get('content-length'));
  const body = await answer.arrayBuffer();
  return announced || body.byteLength;
}

/** The script or style sheet whose compressed size is nearest to that of the page. */
async function findFileBySize(origin: string, bytes: number): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  const sized = await Promise.all(
    files.map(async (file) => ({ file, bytes: await measureSentBytes(`${origin}${file}`) })),
  );
  const nearest = sized.toSorted(
    (a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes),
  )[0];
  if (nearest === undefined) throw new Error('The home page names no file');
  return nearest.file;
}

const kinds = ['file', 'cached', 'query', 'member', 'rendered'] as const;
type Kind = (typeof kinds)[number];

/** Measures a cached page, a file of its size and a rendered page, interleaved for equal load. */
export async function measurePage(
  { origin }: MeasuredServer,
  path: string,
): Promise<Record<Kind, Throughput>> {
  const page = `${origin}${path}`;
  const bytes = await measureSentBytes(page);
  const file = await findFileBySize(origin, bytes);
  const targets: Readonly<Record<Kind, Target>> = {
    file: { url: `${origin}${file}` },
    cached: { url: page },
    query: { url: `${page}?from=bench` },
    member: { url: page, cookie: 'vela-refresh=bench' },
    // It reads its query, so it is made for each request.
    rendered: { url: `${origin}/search?q=gap` },
  };
  const best = { file: 0, cached: 0, query: 0, member: 0, rendered: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) best[kind] = Math.max(best[kind], await measureLoad(targets[kind]));
  const toThroughput = async (kind: Kind, name: string): Promise<Throughput> => ({
    name,
    requestsPerSecond: best[kind],
    bytes: await measureSentBytes(targets[kind].url),
  });
  return {
    file: await toThroughput('file', file),
    cached: await toThroughput('cached', path),
    query: await toThroughput('query', `${path}?from=bench`),
    member: await toThroughput('member', `${path} of a member`),
    rendered: await toThroughput('rendered', '/search?q=gap'),
  };
}
