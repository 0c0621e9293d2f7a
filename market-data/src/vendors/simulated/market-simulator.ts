import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { calculatePeriodStart, type Candle, type Interval } from '@vela/engine';
import { WebSocketServer, type WebSocket } from 'ws';
import { intervals } from '@vela/contracts';
import { z } from 'zod';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import { getCandleAt } from '../../candles/closed-candles.ts';
import { binanceStream } from '../binance/binance-stream.ts';
import { createFormingCandles, type FormingCandles } from './forming-candle.ts';
import { createSimulatedCandles } from './simulated-candles.ts';

/** A market on this machine that speaks as Binance does, over HTTP and a socket. */
export type MarketSimulator = {
  readonly url: string;
  readonly streamUrl: string;
  close(): Promise<void>;
};

type Channel = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly forming: FormingCandles;
  last?: Candle;
};

const orderSchema = z.object({
  method: z.enum(['SUBSCRIBE', 'UNSUBSCRIBE']),
  params: z.array(z.string()),
  id: z.number(),
});
const tickMs = 250;
const mostKlines = 1000;

const findInterval = (name: string): Interval | undefined =>
  intervals.find((interval) => binanceStream.intervals[interval] === name);

function findChannel(name: string): Channel | undefined {
  const [symbol = '', interval = ''] = name.split('@kline_');
  const entry = findInstrumentEntry(symbol.toUpperCase());
  const known = findInterval(interval);
  if (entry === undefined || known === undefined) return undefined;
  const { instrument, calendar } = entry;
  const forming = createFormingCandles(instrument, calendar);
  return { symbol: instrument.symbol, interval: known, forming };
}

function encodeKline({ symbol, interval }: Channel, candle: Candle, isClosed: boolean): string {
  const { openTime: t, open: o, high: h, low: l, close: c, volume: v } = candle;
  const i = binanceStream.intervals[interval];
  const prices = { o: String(o), h: String(h), l: String(l), c: String(c), v: String(v) };
  const data = {
    e: 'kline',
    E: Date.now(),
    s: symbol,
    k: { t, s: symbol, i, ...prices, x: isClosed },
  };
  return JSON.stringify({ stream: `${symbol.toLowerCase()}@kline_${i}`, data });
}

/** The whole candle that a channel was forming, once its time is over. */
function findClosedCandle({ symbol, interval }: Channel, openTime: number): Candle | undefined {
  const entry = findInstrumentEntry(symbol);
  if (entry === undefined) return undefined;
  const span = { interval, from: openTime, until: openTime };
  const candles = createSimulatedCandles(entry.instrument, entry.calendar, span);
  return candles.length === 0 ? undefined : getCandleAt(candles, 0);
}

/** Klines over HTTP, from `startTime` on, the forming one included. */
function answerRequest(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  now: number,
): void {
  const { pathname, searchParams } = new URL(url, 'http://simulator');
  const name = `${searchParams.get('symbol') ?? ''}@kline_${searchParams.get('interval') ?? ''}`;
  const channel = findChannel(name);
  response.setHeader('content-type', 'application/json');
  if (pathname === '/api/v3/ping') return void response.end('{}');
  if (channel === undefined) {
    response.statusCode = 400;
    return void response.end('{"code":-1121,"msg":"Invalid symbol."}');
  }
  response.end(
    JSON.stringify(listKlines(channel, Number(searchParams.get('startTime') ?? 0), now)),
  );
}

function listKlines({ symbol, interval, forming }: Channel, from: number, now: number) {
  const entry = findInstrumentEntry(symbol);
  if (entry === undefined) return [];
  const candles = createSimulatedCandles(entry.instrument, entry.calendar, {
    interval,
    from,
    until: now,
  });
  const current = calculatePeriodStart(now, interval);
  const rows: Candle[] = [];
  for (let index = 0; index < candles.length && rows.length < mostKlines; index++) {
    const candle = getCandleAt(candles, index);
    if (candle.openTime < current) rows.push(candle);
  }
  const last = rows.length < mostKlines ? forming.find(interval, now) : undefined;
  return [...rows, ...(last === undefined ? [] : [last])].map((candle) => [
    candle.openTime,
    ...[candle.open, candle.high, candle.low, candle.close, candle.volume].map(String),
    candle.openTime,
  ]);
}

function serveSocket(socket: WebSocket, now: () => number): void {
  const channels = new Map<string, Channel>();
  const timer = setInterval(() => {
    for (const channel of channels.values()) {
      const { last } = channel;
      const candle = channel.forming.find(channel.interval, now());
      if (last !== undefined && last.openTime !== candle?.openTime) {
        const closed = findClosedCandle(channel, last.openTime);
        if (closed !== undefined) socket.send(encodeKline(channel, closed, true));
      }
      if (candle !== undefined) socket.send(encodeKline(channel, candle, false));
      if (candle === undefined) delete channel.last;
      else channel.last = candle;
    }
  }, tickMs);
  const ping = setInterval(() => socket.ping(), 20_000);
  socket.on('close', () => {
    clearInterval(timer);
    clearInterval(ping);
  });
  socket.on('message', (data: Buffer) => {
    const order = orderSchema.safeParse(JSON.parse(data.toString('utf8'))).data;
    if (order === undefined) return;
    for (const name of order.params) {
      const channel = order.method === 'SUBSCRIBE' ? findChannel(name) : undefined;
      if (channel === undefined) channels.delete(name);
      else channels.set(name, channel);
    }
    socket.send(JSON.stringify({ result: null, id: order.id }));
  });
}

/** Starts the simulated market on a free port of the loopback interface. */
export async function startMarketSimulator({
  now = Date.now,
}: { readonly now?: () => number } = {}): Promise<MarketSimulator> {
  const server = createServer((request, response) => answerRequest(request, response, now()));
  const sockets = new WebSocketServer({ server, path: '/stream', maxPayload: 64 * 1024 });
  sockets.on('connection', (socket) => serveSocket(socket, now));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port');
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    streamUrl: `ws://127.0.0.1:${port}/stream`,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
