import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  millisecondsText,
} from '../../live/candle-rows.ts';
import { findCodedError, type LiveVendor } from '../../live/live-vendor.ts';
import { bybitStream } from './bybit-stream.ts';

const rows = createRowsSchema(createLayout([0, millisecondsText], [1, 2, 3, 4, 5], decimalText), {
  newestFirst: true,
});
const errorSchema = z.object({
  retCode: z.number().refine((code) => code !== 0),
  retMsg: z.string(),
});

/**
 * Bybit spot, without a key: 600 requests in 5 seconds for an address.
 * @see https://bybit-exchange.github.io/docs/v5/market/kline
 */
export const bybit: LiveVendor = {
  id: 'bybit',
  url: 'https://api.bybit.com',
  rights: 'public',
  delay: 'real-time',
  adjustment: 'raw',
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
  candlesPerPage: 1000,
  pages: 'span',
  rateLimit: { requests: 600, windowMs: 5000 },
  pingPath: '/v5/market/time',
  candlesSchema: z
    .object({ retCode: z.literal(0), result: z.object({ list: rows }) })
    .transform(({ result }) => result.list),
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/v5/market/kline?category=spot&symbol=${symbol}&interval=${interval}&start=${startTime}&end=${endTime - 1}&limit=1000`,
  findError(answer) {
    const { data } = errorSchema.safeParse(answer);
    if (data === undefined) return undefined;
    const error = { code: data.retCode, text: data.retMsg };
    return findCodedError(error, { 10_001: 'not-found', 10_006: 'rate-limited' });
  },
  stream: bybitStream,
};
