import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  decimalText,
  instantText,
} from '../../live/candle-rows.ts';
import type { LiveVendor, VendorError } from '../../live/live-vendor.ts';

const places = ['1. open', '2. high', '3. low', '4. close', '5. volume'];
const rows = createRowsSchema(createLayout(['date', instantText], places, decimalText), {
  newestFirst: true,
  volumeMayBeMissing: 'in all',
});
const errorSchema = z.union([
  z.object({ 'Error Message': z.string() }),
  z.object({ Note: z.string() }),
  z.object({ Information: z.string() }),
]);

function toError(text: string): VendorError {
  if (/invalid api call/i.test(text)) return { kind: 'not-found', detail: text };
  const isLimit = /requests per day|rate limit|call frequency/i.test(text);
  return { kind: isLimit ? 'rate-limited' : 'refused', detail: text };
}

/**
 * Alpha Vantage with the operator's key: 25 requests a day on the free plan, and of days the last
 * hundred, as traded. Errors arrive with status 200, in one of three fields.
 * @see https://www.alphavantage.co/documentation/#daily
 */
export const alphavantage: LiveVendor = {
  id: 'alphavantage',
  url: 'https://www.alphavantage.co',
  rights: 'own',
  delay: 'end-of-day',
  adjustment: 'raw',
  intervals: { '1d': 'DAILY' },
  candlesPerPage: 1000,
  lastCandles: 100,
  rateLimit: { requests: 25, windowMs: 86_400_000 },
  pingPath: '/query?function=MARKET_STATUS',
  keyParameter: 'apikey',
  // The series stands beside the meta data, under a name that tells its interval.
  candlesSchema: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .transform(
      (answer) => Object.entries(answer).find(([name]) => name.startsWith('Time Series'))?.[1],
    )
    .pipe(z.record(z.string(), z.record(z.string(), z.unknown())))
    .transform((days): unknown => Object.entries(days).map(([date, day]) => ({ date, ...day })))
    .pipe(rows),
  toCandlesPath({ symbol, interval }) {
    const [base, quote] = symbol.split('/');
    if (quote === undefined) return `/query?function=TIME_SERIES_${interval}&symbol=${symbol}`;
    return `/query?function=FX_${interval}&from_symbol=${base}&to_symbol=${quote}`;
  },
  findError(answer) {
    const { data } = errorSchema.safeParse(answer);
    return data === undefined ? undefined : toError(Object.values(data).join(' '));
  },
};
