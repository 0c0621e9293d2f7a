import { createServer, type ServerResponse } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

const minuteMs = 60_000;

/** What a fake exchange does wrong next. */
export type Fault =
  | 'drop'
  | 'half-open'
  | 'duplicate'
  | 'reorder'
  | 'lost'
  | 'no-flag'
  | 'shutdown'
  | 'garbage'
  | 'clock'
  | 'failing'
  | 'correction'
  | 'late-copy';

type Kline = [number, string, string, string, string, string, number];

/**
 * An exchange on loopback that speaks as Binance does. Its time stands still until `step`, which
 * closes one minute; faults are played at the next step.
 */
export type FakeExchange = {
  readonly url: string;
  readonly streamUrl: string;
  now(): number;
  /** Goes on by a minute: some forming states, then the close. */
  step(fault?: Fault): void;
  /** All candles that have closed, as the exchange has them now. */
  listClosed(from: number): Kline[];
  readonly connectionCount: number;
  readonly subscriptionCount: number;
  close(): Promise<void>;
};

function createKline(openTime: number, correction: number): Kline {
  const price = 50_000 + ((openTime / minuteMs) % 977) + correction;
  const [open = '', high = '', low = '', close = ''] = [price, price + 9, price - 7, price + 3].map(
    (value) => value.toFixed(2),
  );
  return [openTime, open, high, low, close, '1.50', openTime + minuteMs - 1];
}

class Exchange {
  readonly corrections = new Map<number, number>();
  readonly sockets = new Map<WebSocket, Set<string>>();
  readonly muted = new Set<WebSocket>();
  time: number;
  clockOffset = 0;
  failuresLeft = 0;
  held: string | undefined;

  constructor(start: number) {
    this.time = start;
  }

  get(openTime: number): Kline {
    return createKline(openTime, this.corrections.get(openTime) ?? 0);
  }

  send(text: string): void {
    for (const [socket, channels] of this.sockets)
      if (channels.size > 0 && !this.muted.has(socket)) socket.send(text);
  }

  encode(openTime: number, isClosed: boolean): string {
    const [t, o, h, l, c, v] = this.get(openTime);
    const k = { t, s: 'BTCUSDT', i: '1m', o, h, l, c, v, x: isClosed };
    return JSON.stringify({ stream: 'btcusdt@kline_1m', data: { e: 'kline', s: 'BTCUSDT', k } });
  }

  answer(url: URL, response: ServerResponse): void {
    const date = new Date(this.time + this.clockOffset).toUTCString();
    response.setHeader('date', date);
    if (this.failuresLeft > 0) {
      this.failuresLeft--;
      response.writeHead(500).end('{}');
      return;
    }
    const first = Math.ceil(Number(url.searchParams.get('startTime')) / minuteMs) * minuteMs;
    const klines: Kline[] = [];
    for (let time = first; time <= this.time && klines.length < 1000; time += minuteMs)
      klines.push(this.get(time));
    response.end(JSON.stringify(klines));
  }

  /** Plays a fault around the close of a minute. */
  step(fault: Fault | undefined): void {
    const opens = Math.floor(this.time / minuteMs) * minuteMs;
    this.send(this.encode(opens, false));
    this.clockOffset = 0;
    this.time = opens + minuteMs + 3000;
    const closed = this.encode(opens, true);
    if (fault !== undefined) beforeClose[fault]?.(this, opens);
    if (fault === 'reorder') this.held = closed;
    else if (fault !== 'lost' && fault !== 'no-flag') this.send(closed);
    if (fault !== undefined) afterClose[fault]?.(this, opens);
    this.send(this.encode(opens + minuteMs, false));
    if (fault === 'reorder' || this.held === undefined) return;
    this.send(this.held);
    this.held = undefined;
  }
}

type Act = (exchange: Exchange, opens: number) => void;

const beforeClose: Partial<Record<Fault, Act>> = {
  drop: ({ sockets }) => {
    for (const socket of sockets.keys()) socket.terminate();
  },
  'half-open': ({ sockets, muted }) => {
    for (const socket of sockets.keys()) muted.add(socket);
  },
  shutdown: (exchange) => exchange.send('{"stream":"","data":{"e":"serverShutdown"}}'),
  garbage: (exchange) => exchange.send('{"stream":"x","data":{"e":"kline","k":{"t":"soon"}}}'),
  failing: (exchange) => {
    exchange.failuresLeft = 4;
  },
  clock: (exchange) => {
    exchange.clockOffset = 5000;
  },
  correction: ({ corrections }, opens) => corrections.set(opens - minuteMs, 0.5),
};

const afterClose: Partial<Record<Fault, Act>> = {
  duplicate: (exchange, opens) => exchange.send(exchange.encode(opens, true)),
  correction: (exchange, opens) => exchange.send(exchange.encode(opens - minuteMs, true)),
  'late-copy': (exchange, opens) => exchange.send(exchange.encode(opens - 5 * minuteMs, true)),
  'no-flag': (exchange, opens) => exchange.send(exchange.encode(opens, false)),
};

export async function startFakeExchange(start: number): Promise<FakeExchange> {
  const exchange = new Exchange(start);
  let subscriptionCount = 0;
  const server = createServer((request, response) =>
    exchange.answer(new URL(request.url ?? '/', 'http://fake'), response),
  );
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    const channels = new Set<string>();
    exchange.sockets.set(socket, channels);
    socket.on('close', () => exchange.sockets.delete(socket));
    socket.on('message', (data: Buffer) => {
      const { method, params, id } = JSON.parse(data.toString('utf8'));
      for (const name of params) {
        if (method === 'SUBSCRIBE') channels.add(name);
        else channels.delete(name);
      }
      if (method === 'SUBSCRIBE') subscriptionCount += params.length;
      socket.send(JSON.stringify({ result: null, id }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    streamUrl: `ws://127.0.0.1:${address.port}/stream`,
    now: () => exchange.time,
    step: (fault) => exchange.step(fault),
    listClosed(from) {
      const klines: Kline[] = [];
      for (let time = from; time + minuteMs <= exchange.time; time += minuteMs)
        klines.push(exchange.get(time));
      return klines;
    },
    get connectionCount() {
      return exchange.sockets.size;
    },
    get subscriptionCount() {
      return subscriptionCount;
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
