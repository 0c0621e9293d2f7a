/**
 * Many browsers in a process of their own: `node live-clients.ts <count> <port> ...`. Each holds the
 * stream of live data and, when it ends, connects to the next port after its last event; the first
 * begins there, so that the series is followed by both. Prints `joined` once all hear of the series,
 * and at the end of its input, as JSON, the ages of forming candles and what each heard of closed
 * ones.
 */
import { Agent, request } from 'node:http';

const [count = 0, ...ports] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const topics = ['candle:BTCUSDT:1m'];
const ages: number[] = [];
const heard: Set<number>[] = [];
let isOver = false;
let joined = 0;

function putTopics(port: number, user: number, streamId: string): void {
  const body = JSON.stringify({ topics });
  const put = request({
    port,
    host: '127.0.0.1',
    path: `/api/stream/${streamId}/topics`,
    method: 'PUT',
    agent,
    headers: {
      'x-user': String(user),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  put.on('response', (response) => {
    response.resume();
    joined += 1;
    if (joined === count) process.stdout.write('joined\n');
  });
  put.on('error', () => undefined);
  put.end(body);
}

function hear(text: string, closed: Set<number>, onHello: (streamId: string) => void): void {
  const event = /^event: (.*)$/m.exec(text)?.[1];
  const data = /^data: (.*)$/m.exec(text)?.[1];
  if (event === undefined || data === undefined) return;
  const body = JSON.parse(data);
  if (event === 'hello') onHello(body.streamId);
  // The fake market writes the time of a price into its volume.
  if (event === 'forming') ages.push(Date.now() - body.vol);
  if (event === 'closed') closed.add(body.candle.t);
}

function connect(user: number, attempt: number, lastEventId?: string): void {
  const port = ports[Math.min(attempt, ports.length - 1)] ?? 0;
  const closed = heard[user] ?? new Set<number>();
  heard[user] = closed;
  let last = lastEventId;
  const again = (): void => {
    if (!isOver) setTimeout(() => connect(user, attempt + 1, last), 50 + Math.random() * 200);
  };
  const get = request({
    port,
    host: '127.0.0.1',
    path: '/api/stream',
    agent: false,
    headers: {
      'x-user': String(user),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  get.on('error', again);
  get.on('response', (response) => {
    let rest = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        last = /^id: (.*)$/m.exec(part)?.[1] ?? last;
        hear(part, closed, (streamId) => putTopics(port, user, streamId));
      }
    });
    response.on('error', () => undefined);
    response.on('close', again);
  });
  get.end();
}

for (let user = 0; user < count; user++) setTimeout(() => connect(user, user === 0 ? 1 : 0), user);
process.stdin.on('data', (data) => {
  // "reset" drops the ages of the start, when a thousand connected at once.
  if (String(data).includes('reset')) ages.length = 0;
});
process.stdin.on('end', () => {
  isOver = true;
  const sorted = ages.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const told = {
    heard: heard.map((set) => [...set]),
    events: sorted.length,
    p50: at(0.5),
    p99: at(0.99),
  };
  process.stdout.write(JSON.stringify(told), () => process.exit(0));
});
