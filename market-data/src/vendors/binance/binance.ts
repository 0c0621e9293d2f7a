import { z } from 'zod';
import type { LiveVendor } from '../../live/live-vendor.ts';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  milliseconds,
} from '../../live/candle-rows.ts';
import { binanceStream } from './binance-stream.ts';

const klinesPerPage = 1000;
const refusalSchema = z.object({ code: z.number(), msg: z.string() });
const unknownSymbolCode = -1121;

/**
 * Binance spot, without a key. A minute allows 6,000 units of weight; a page of klines costs 2.
 * @see https://developers.binance.com/docs/binance-spot-api-docs/rest-api
 */
export const binance: LiveVendor = {
  id: 'binance',
  // Serves market data alone: no orders, no account.
  url: 'https://data-api.binance.vision',
  rights: 'public',
  delay: 'real-time',
  adjustment: 'raw',
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
  candlesPerPage: klinesPerPage,
  rateLimit: { requests: 3000, windowMs: 60_000 },
  pingPath: '/api/v3/ping',
  candlesSchema: createRowsSchema(createLayout([0, milliseconds], [1, 2, 3, 4, 5], decimalText)),
  toCandlesPath: ({ symbol, interval, startTime }) =>
    `/api/v3/klines?symbol=${symbol}&interval=${interval}&startTime=${startTime}&limit=${klinesPerPage}`,
  findError(answer) {
    const { data } = refusalSchema.safeParse(answer);
    return data?.code === unknownSymbolCode ? { kind: 'not-found', detail: data.msg } : undefined;
  },
  stream: binanceStream,
};
