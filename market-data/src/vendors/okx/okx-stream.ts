import { z } from 'zod';
import { createLayout, decimalText, millisecondsText } from '../../live/candle-rows.ts';
import { parseMessage, readCandle, readMessage } from '../../streams/read-message.ts';
import type { StreamMessage, StreamProtocol } from '../../streams/stream-protocol.ts';

const layout = createLayout([0, millisecondsText], [1, 2, 3, 4, 5], decimalText);
const eventSchema = z.object({
  event: z.string(),
  code: z.string().optional(),
  msg: z.string().optional(),
});
const candlesSchema = z.object({
  arg: z.object({ channel: z.string().regex(/^candle\w+$/), instId: z.string().min(1) }),
  data: z
    .array(
      z
        .array(z.unknown())
        .min(9)
        .refine((row) => row[8] === '0' || row[8] === '1', 'confirm'),
    )
    .min(1),
});
const endingCode = '64008';

/**
 * OKX's business socket: text pings, and a notice half a minute before it ends.
 * @see https://www.okx.com/docs-v5/en/#order-book-trading-market-data-ws-candlesticks-channel
 */
export const okxStream: StreamProtocol = {
  url: 'wss://ws.okx.com:8443/ws/v5/business',
  intervals: {
    '1m': '1m',
    '5m': '5m',
    '15m': '15m',
    '30m': '30m',
    '1h': '1H',
    '4h': '4H',
    '1d': '1Dutc',
    '1w': '1Wutc',
    '1mo': '1Mutc',
  },
  heartbeatMs: 25_000,
  ping: { everyMs: 25_000, text: 'ping' },
  channelsPerMessage: 50,
  acknowledgesEach: true,
  toSubscription: (channels, isWanted) =>
    JSON.stringify({
      op: isWanted ? 'subscribe' : 'unsubscribe',
      args: channels.map(({ symbol, interval }) => ({
        channel: `candle${interval}`,
        instId: symbol,
      })),
    }),
  parse(text): readonly StreamMessage[] {
    if (text === 'pong') return [{ kind: 'alive' }];
    const message = parseMessage(text);
    const event = eventSchema.safeParse(message).data;
    if (event?.event === 'subscribe') return [{ kind: 'acknowledged', count: 1 }];
    if (event?.event === 'error') return [{ kind: 'refused', detail: event.msg ?? 'error' }];
    if (event !== undefined) return [{ kind: event.code === endingCode ? 'ending' : 'alive' }];
    const { arg, data } = readMessage(candlesSchema, message);
    const channel = { symbol: arg.instId, interval: arg.channel.replace(/^candle/, '') };
    return data.map((row) => ({
      kind: 'candle',
      channel,
      candle: readCandle(row, layout),
      isClosed: row[8] === '1',
    }));
  },
};
