import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  instantText,
} from '../../live/candle-rows.ts';
import { findCodedError, type LiveVendor } from '../../live/live-vendor.ts';

const layout = createLayout(
  ['datetime', instantText],
  ['open', 'high', 'low', 'close', 'volume'],
  decimalText,
);
const errorSchema = z.object({
  status: z.literal('error'),
  code: z.number(),
  message: z.string(),
});
const toText = (time: number): string => new Date(time).toISOString().slice(0, 19);

/**
 * Twelve Data with the operator's key: 8 requests a minute on the free plan. Errors arrive with
 * status 200; currencies have no volume. Times are asked for in UTC: without that they are local
 * to the exchange. Hours of shares open at half past, off the clock.
 * @see https://twelvedata.com/docs#time-series
 */
export const twelvedata: LiveVendor = {
  id: 'twelvedata',
  url: 'https://api.twelvedata.com',
  rights: 'licence',
  delay: 'delayed-15m',
  adjustment: 'splits',
  intervals: {
    '1m': '1min',
    '5m': '5min',
    '15m': '15min',
    '30m': '30min',
    '1h': '1h',
    '4h': '4h',
    '1d': '1day',
    '1w': '1week',
    '1mo': '1month',
  },
  notOnExchanges: ['1h', '4h'],
  candlesPerPage: 5000,
  pages: 'span',
  rateLimit: { requests: 8, windowMs: 60_000 },
  pingPath: '/api_usage',
  toKeyHeaders: (key) => ({ authorization: `apikey ${key}` }),
  candlesSchema: z
    .object({ values: createRowsSchema(layout, { volumeMayBeMissing: 'in all' }) })
    .transform(({ values }) => values),
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/time_series?symbol=${encodeURIComponent(symbol)}&interval=${interval}&start_date=${toText(startTime)}&end_date=${toText(endTime - 1000)}&timezone=UTC&order=asc&outputsize=5000`,
  findError(answer) {
    const { data } = errorSchema.safeParse(answer);
    if (data === undefined) return undefined;
    const kinds = { 400: 'not-found', 401: 'refused', 403: 'refused' } as const;
    const error = { code: data.code, text: data.message };
    return findCodedError(error, { ...kinds, 404: 'not-found', 429: 'rate-limited' });
  },
};
