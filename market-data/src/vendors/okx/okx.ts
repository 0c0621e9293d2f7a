import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  millisecondsText,
} from '../../live/candle-rows.ts';
import { findCodedError, type LiveVendor } from '../../live/live-vendor.ts';
import { okxStream } from './okx-stream.ts';

const rows = createRowsSchema(createLayout([0, millisecondsText], [1, 2, 3, 4, 5], decimalText), {
  newestFirst: true,
});
const errorSchema = z.object({ code: z.string().refine((code) => code !== '0'), msg: z.string() });

/**
 * OKX spot, without a key: 20 requests in 2 seconds. Days, weeks and months by UTC; without the
 * suffix they open at midnight in Hong Kong.
 * @see https://www.okx.com/docs-v5/en/#order-book-trading-market-data-get-candlesticks-history
 */
export const okx: LiveVendor = {
  id: 'okx',
  url: 'https://www.okx.com',
  rights: 'public',
  delay: 'real-time',
  adjustment: 'raw',
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
  candlesPerPage: 100,
  pages: 'span',
  rateLimit: { requests: 20, windowMs: 2000 },
  pingPath: '/api/v5/public/time',
  candlesSchema: z.object({ code: z.literal('0'), data: rows }).transform(({ data }) => data),
  // `before` and `after` name what is newer and older than a time, both without it.
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/api/v5/market/history-candles?instId=${symbol}&bar=${interval}&before=${startTime - 1}&after=${endTime}&limit=100`,
  findError(answer) {
    const { data } = errorSchema.safeParse(answer);
    if (data === undefined) return undefined;
    const error = { code: data.code, text: data.msg };
    return findCodedError(error, { 51_001: 'not-found', 50_011: 'rate-limited' });
  },
  stream: okxStream,
};
