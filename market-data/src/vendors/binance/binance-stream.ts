import { z } from 'zod';
import { createLayout, decimalText, milliseconds } from '../../live/candle-rows.ts';
import { parseMessage, readCandle, readMessage } from '../../streams/read-message.ts';
import type { StreamMessage, StreamProtocol } from '../../streams/stream-protocol.ts';

const layout = createLayout(['t', milliseconds], ['o', 'h', 'l', 'c', 'v'], decimalText);
const answerSchema = z.object({ id: z.number(), result: z.null() });
const errorSchema = z.object({ error: z.object({ msg: z.string() }) });
const eventSchema = z.object({ e: z.string() });
const wrappedSchema = z.object({ stream: z.string(), data: z.unknown() });
const klineSchema = z.object({
  s: z.string().min(1),
  k: z.looseObject({ i: z.string().min(1), x: z.boolean() }),
});

/**
 * Binance's combined streams. The server pings every 20 seconds and ends after a day; the close of
 * a kline is its open and its duration, not `T`, which is a millisecond earlier.
 * @see https://developers.binance.com/docs/binance-spot-api-docs/web-socket-streams
 */
export const binanceStream: StreamProtocol = {
  url: 'wss://data-stream.binance.vision/stream',
  intervals: {
    '1m': '1m',
    '5m': '5m',
    '15m': '15m',
    '30m': '30m',
    '1h': '1h',
    '4h': '4h',
    '1d': '1d',
    '1w': '1w',
    '1mo': '1M',
  },
  heartbeatMs: 20_000,
  channelsPerMessage: 100,
  acknowledgesEach: false,
  toSubscription: (channels, isWanted, id) =>
    JSON.stringify({
      method: isWanted ? 'SUBSCRIBE' : 'UNSUBSCRIBE',
      params: channels.map(({ symbol, interval }) => `${symbol.toLowerCase()}@kline_${interval}`),
      id,
    }),
  parse(text): readonly StreamMessage[] {
    const message = parseMessage(text);
    if (answerSchema.safeParse(message).success) return [{ kind: 'acknowledged', count: 1 }];
    const refusal = errorSchema.safeParse(message).data;
    if (refusal !== undefined) return [{ kind: 'refused', detail: refusal.error.msg }];
    const data: unknown = wrappedSchema.safeParse(message).data?.data ?? message;
    const event = readMessage(eventSchema, data).e;
    if (event === 'serverShutdown') return [{ kind: 'ending' }];
    if (event !== 'kline') return [{ kind: 'alive' }];
    const { s: symbol, k } = readMessage(klineSchema, data);
    const channel = { symbol, interval: k.i };
    return [{ kind: 'candle', channel, candle: readCandle(k, layout), isClosed: k.x }];
  },
};
