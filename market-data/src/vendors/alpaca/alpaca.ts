import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  instantText,
  plainNumber,
} from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { toSessionDates } from '../session-dates.ts';

const layout = createLayout(['t', instantText], ['o', 'h', 'l', 'c', 'v'], plainNumber);
const errorSchema = z.object({ message: z.string() });

/**
 * Alpaca with the operator's key, written `id:secret`: 200 requests a minute. Prices of the IEX
 * exchange alone, a few percent of the volume of the United States, in real time.
 * @see https://docs.alpaca.markets/reference/stockbars
 */
export const alpaca: LiveVendor = {
  id: 'alpaca',
  url: 'https://data.alpaca.markets',
  rights: 'own',
  delay: 'real-time',
  adjustment: 'splits',
  intervals: {
    '1m': '1Min',
    '5m': '5Min',
    '15m': '15Min',
    '30m': '30Min',
    '1h': '1Hour',
    '4h': '4Hour',
    '1d': '1Day',
  },
  candlesPerPage: 10_000,
  rateLimit: { requests: 200, windowMs: 60_000 },
  pingPath: '/v2/stocks/AAPL/bars/latest',
  toKeyHeaders: (key) => {
    const [id = '', secret = ''] = key.split(':');
    return { 'apca-api-key-id': id, 'apca-api-secret-key': secret };
  },
  candlesSchema: z
    .object({ bars: z.union([createRowsSchema(layout), z.null()]) })
    .transform(({ bars }) => toSessionDates(bars)),
  toCandlesPath: ({ symbol, interval, startTime }) =>
    `/v2/stocks/${symbol}/bars?timeframe=${interval}&start=${new Date(startTime).toISOString()}&limit=10000&adjustment=split&feed=iex`,
  findError(answer) {
    const text = errorSchema.safeParse(answer).data?.message;
    if (text === undefined) return undefined;
    return { kind: /not found|invalid symbol/i.test(text) ? 'not-found' : 'refused', detail: text };
  },
};
