import { once } from 'node:events';
import { createServer } from 'node:http';
import { acceptSockets, type TextSocket } from './text-socket.ts';

const minuteMs = 60_000;
const durations: Readonly<Record<string, number>> = {
  '1m': minuteMs,
  '5m': 5 * minuteMs,
  '15m': 15 * minuteMs,
  '30m': 30 * minuteMs,
  '1h': 60 * minuteMs,
  '4h': 240 * minuteMs,
  '1d': 1_440 * minuteMs,
};
const klinesPerPage = 1000;
const formingMs = 500;

/** Waves of several lengths around 100: structures of every size come and break. */
function getPrice(step: number): number {
  return (
    100 +
    6 * Math.sin(step / 90) +
    2 * Math.sin(step / 23) +
    Math.sin(step * 1.7) +
    0.6 * Math.sin(step * 0.61)
  );
}

function toKline(openTime: number, duration: number): readonly (number | string)[] {
  const step = openTime / duration;
  const [open, close] = [getPrice(step - 1), getPrice(step)];
  const spread = Math.abs(open - close) / 4 + 0.02;
  const prices = [open, Math.max(open, close) + spread, Math.min(open, close) - spread, close];
  return [openTime, ...prices.map((price) => price.toFixed(4)), '1.5', openTime + duration - 1];
}

/** A vendor on loopback that speaks as Binance does; a minute closes when it is told to. */
export type FakeVendor = {
  readonly url: string;
  readonly streamUrl: string;
  /** Closes the minute that forms; returns its open time. */
  closeMinute(): number;
  close(): void;
};

/** Starts the vendor at a moment in the past, UTC milliseconds; its time moves with `closeMinute`. */
export async function startFakeVendor(start: number): Promise<FakeVendor> {
  let time = Math.floor(start / minuteMs) * minuteMs;
  const sockets = new Map<TextSocket, Set<string>>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor');
    const duration = durations[url.searchParams.get('interval') ?? ''] ?? minuteMs;
    const first = Math.ceil(Number(url.searchParams.get('startTime')) / duration) * duration;
    const klines: unknown[] = [];
    for (let at = first; at <= time && klines.length < klinesPerPage; at += duration)
      klines.push(toKline(at, duration));
    // Its clock is behind that of the server, which tells by it which candle has not closed.
    response.setHeader('date', new Date(time + minuteMs / 2).toUTCString());
    response.end(JSON.stringify(klines));
  });
  const send = (openTime: number, isClosed: boolean): void => {
    const [t, o, h, l, c, v] = toKline(openTime, minuteMs);
    for (const [socket, channels] of sockets)
      for (const stream of channels) {
        const s = stream.split('@')[0]?.toUpperCase();
        const k = { t, s, i: '1m', o, h, l, c, v, x: isClosed };
        if (stream.endsWith('_1m'))
          socket.send(JSON.stringify({ stream, data: { e: 'kline', s, k } }));
      }
  };
  acceptSockets(server, {
    onOpen: (socket) => void sockets.set(socket, new Set()),
    onEnd: (socket) => void sockets.delete(socket),
    onText(socket, text) {
      const { method, params, id } = JSON.parse(text);
      const channels = sockets.get(socket);
      for (const name of params)
        if (method === 'SUBSCRIBE') channels?.add(name);
        else channels?.delete(name);
      socket.send(JSON.stringify({ result: null, id }));
    },
  });
  const timer = setInterval(() => send(time, false), formingMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}`,
    streamUrl: `ws://${host}`,
    closeMinute() {
      const closed = time;
      time += minuteMs;
      send(closed, true);
      return closed;
    },
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
