import { z } from 'zod';
import { createLayout, decimalText, milliseconds } from '../../live/candle-rows.ts';
import { parseMessage, readCandle, readMessage } from '../../streams/read-message.ts';
import type { StreamMessage, StreamProtocol } from '../../streams/stream-protocol.ts';

const layout = createLayout(
  ['start', milliseconds],
  ['open', 'high', 'low', 'close', 'volume'],
  decimalText,
);
const answerSchema = z.object({ op: z.string(), success: z.boolean(), ret_msg: z.string() });
const pongSchema = z.object({ op: z.literal('pong') });
const klineSchema = z.object({
  topic: z.string().regex(/^kline\.\w+\.\w+$/),
  data: z.array(z.looseObject({ confirm: z.boolean() })).min(1),
});

/**
 * Bybit's public spot socket: a ping every 20 seconds, at most ten channels a message.
 * @see https://bybit-exchange.github.io/docs/v5/websocket/public/kline
 */
export const bybitStream: StreamProtocol = {
  url: 'wss://stream.bybit.com/v5/public/spot',
  intervals: {
    '1m': '1',
    '5m': '5',
    '15m': '15',
    '30m': '30',
    '1h': '60',
    '4h': '240',
    '1d': 'D',
    '1w': 'W',
    '1mo': 'M',
  },
  heartbeatMs: 20_000,
  ping: { everyMs: 20_000, text: '{"op":"ping"}' },
  channelsPerMessage: 10,
  acknowledgesEach: false,
  toSubscription: (channels, isWanted, id) =>
    JSON.stringify({
      op: isWanted ? 'subscribe' : 'unsubscribe',
      args: channels.map(({ symbol, interval }) => `kline.${interval}.${symbol}`),
      req_id: String(id),
    }),
  parse(text): readonly StreamMessage[] {
    const message = parseMessage(text);
    const answer = answerSchema.safeParse(message).data;
    if (answer?.op === 'ping' || pongSchema.safeParse(message).success) return [{ kind: 'alive' }];
    if (answer !== undefined)
      return answer.success
        ? [{ kind: 'acknowledged', count: 1 }]
        : [{ kind: 'refused', detail: answer.ret_msg }];
    const { topic, data } = readMessage(klineSchema, message);
    const [, interval = '', symbol = ''] = topic.split('.');
    return data.map((row) => ({
      kind: 'candle',
      channel: { symbol, interval },
      candle: readCandle(row, layout),
      isClosed: row.confirm,
    }));
  },
};
