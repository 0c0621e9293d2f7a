import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  secondsText,
} from '../../live/candle-rows.ts';
import { findCodedError, type LiveVendor } from '../../live/live-vendor.ts';

const layout = createLayout(
  ['start', secondsText],
  ['open', 'high', 'low', 'close', 'volume'],
  decimalText,
);
const errorSchema = z.object({ error: z.string(), message: z.string().optional() });

/**
 * Coinbase spot, without a key: 10 requests a second. No candle where nothing was traded, no four
 * hours. Its terms bar derived benchmarks: for the operator's eyes only.
 * @see https://docs.cdp.coinbase.com/coinbase-app/advanced-trade-apis/rest-api
 */
export const coinbase: LiveVendor = {
  id: 'coinbase',
  url: 'https://api.coinbase.com',
  rights: 'own',
  delay: 'real-time',
  adjustment: 'raw',
  intervals: {
    '1m': 'ONE_MINUTE',
    '5m': 'FIVE_MINUTE',
    '15m': 'FIFTEEN_MINUTE',
    '30m': 'THIRTY_MINUTE',
    '1h': 'ONE_HOUR',
    '1d': 'ONE_DAY',
  },
  candlesPerPage: 300,
  pages: 'span',
  rateLimit: { requests: 10, windowMs: 1000 },
  pingPath: '/api/v3/brokerage/time',
  candlesSchema: z
    .object({ candles: createRowsSchema(layout, { newestFirst: true }) })
    .transform(({ candles }) => candles),
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/api/v3/brokerage/market/products/${symbol}/candles?start=${startTime / 1000}&end=${endTime / 1000 - 1}&granularity=${interval}`,
  findError(answer) {
    const { data } = errorSchema.safeParse(answer);
    if (data === undefined) return undefined;
    const error = { code: data.error, text: data.message ?? data.error };
    return findCodedError(error, { NOT_FOUND: 'not-found', INVALID_ARGUMENT: 'not-found' });
  },
};
