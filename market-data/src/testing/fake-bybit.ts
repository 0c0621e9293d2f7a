import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

const minuteMs = 60_000;

/** A second exchange on loopback that speaks as Bybit does, at prices of its own. */
export type FakeBybit = {
  readonly url: string;
  readonly streamUrl: string;
  /** Tells on the socket that the minute has closed. */
  close(openTime: number): void;
  /** Answers nothing but errors from here on. */
  fail(): void;
  /** The prices of a minute: open, high, low and close. */
  getPrices(openTime: number): readonly number[];
  readonly subscriptionCount: number;
  stop(): Promise<void>;
};

function getPrices(openTime: number): readonly number[] {
  const price = 80_000 + ((openTime / minuteMs) % 613);
  return [price, price + 5, price - 5, price + 1];
}

/** Minutes from `start` on, newest first, as its REST answers hold them. */
function listRows(start: number, end: number): string[][] {
  const rows: string[][] = [];
  const first = Math.ceil(start / minuteMs) * minuteMs;
  for (let time = first; time <= end && rows.length < 1000; time += minuteMs)
    rows.push([time, ...getPrices(time), 2, 2].map(String));
  return rows.toReversed();
}

export async function startFakeBybit(now: () => number): Promise<FakeBybit> {
  let [isFailing, subscriptionCount] = [false, 0];
  const sockets = new Set<WebSocket>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://bybit');
    response.setHeader('date', new Date(now()).toUTCString());
    if (isFailing) {
      response.writeHead(500).end('{}');
      return;
    }
    const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))];
    const list = listRows(start, Math.min(end, now()));
    response.end(JSON.stringify({ retCode: 0, retMsg: 'OK', result: { list } }));
  });
  const acceptor = new WebSocketServer({ server });
  acceptor.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { op, args = [], req_id: id } = JSON.parse(data.toString('utf8'));
      if (op === 'subscribe') {
        subscriptionCount += args.length;
        sockets.add(socket);
      }
      socket.send(JSON.stringify({ op, success: true, ret_msg: '', req_id: id }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    streamUrl: `ws://127.0.0.1:${address.port}`,
    close(openTime) {
      const [open, high, low, close] = getPrices(openTime).map(String);
      const row = { start: openTime, open, high, low, close, volume: '2', confirm: true };
      for (const socket of sockets)
        socket.send(JSON.stringify({ topic: 'kline.1.BTCUSDT', data: [row] }));
    },
    fail() {
      isFailing = true;
    },
    getPrices,
    get subscriptionCount() {
      return subscriptionCount;
    },
    async stop() {
      for (const socket of acceptor.clients) socket.terminate();
      acceptor.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
