import { z } from 'zod';
import { createLayout, instantText, plainNumber } from '../../live/candle-rows.ts';
import { parseMessage, readCandle, readMessage } from '../../streams/read-message.ts';
import type { StreamMessage, StreamProtocol } from '../../streams/stream-protocol.ts';

const layout = createLayout(
  ['interval_begin', instantText],
  ['open', 'high', 'low', 'close', 'volume'],
  plainNumber,
);
const answerSchema = z.object({
  method: z.string(),
  success: z.boolean(),
  error: z.string().optional(),
});
const channelSchema = z.object({ channel: z.string() });
const candlesSchema = z.object({
  data: z
    .array(z.looseObject({ symbol: z.string().min(1), interval: z.number().positive() }))
    .min(1),
});

/** The socket writes a pair with a slash, and its old names of coins otherwise than the REST API. */
const toSocketSymbol = (symbol: string): string =>
  symbol.replace(/^XBT/, 'BTC').replace(/^XDG/, 'DOGE').replace(/USDT$/, '/USDT');
const toRestSymbol = (symbol: string): string =>
  symbol.replace('/', '').replace(/^BTC/, 'XBT').replace(/^DOGE/, 'XDG');

/**
 * Kraken's socket, version 2: a heartbeat a second when idle, no word on whether a candle closed,
 * updates only on trades.
 * @see https://docs.kraken.com/api/docs/websocket-v2/ohlc
 */
export const krakenStream: StreamProtocol = {
  url: 'wss://ws.kraken.com/v2',
  intervals: {
    '1m': '1',
    '5m': '5',
    '15m': '15',
    '30m': '30',
    '1h': '60',
    '4h': '240',
    '1d': '1440',
  },
  heartbeatMs: 1000,
  channelsPerMessage: 1,
  acknowledgesEach: false,
  toSubscription: (channels, isWanted, id) =>
    JSON.stringify({
      method: isWanted ? 'subscribe' : 'unsubscribe',
      params: {
        channel: 'ohlc',
        symbol: channels.map(({ symbol }) => toSocketSymbol(symbol)),
        interval: Number(channels[0]?.interval),
        ...(isWanted ? { snapshot: true } : {}),
      },
      req_id: id,
    }),
  parse(text): readonly StreamMessage[] {
    const message = parseMessage(text);
    const answer = answerSchema.safeParse(message).data;
    if (answer !== undefined)
      return answer.success
        ? [{ kind: 'acknowledged', count: 1 }]
        : [{ kind: 'refused', detail: answer.error ?? 'refused' }];
    if (readMessage(channelSchema, message).channel !== 'ohlc') return [{ kind: 'alive' }];
    return readMessage(candlesSchema, message).data.map((row) => ({
      kind: 'candle',
      channel: { symbol: toRestSymbol(row.symbol), interval: String(row.interval) },
      candle: readCandle(row, layout),
      isClosed: undefined,
    }));
  },
};
