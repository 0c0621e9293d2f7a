import { z } from 'zod';
import { createLayout, createRowsSchema, decimalText, seconds } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { krakenStream } from './kraken-stream.ts';

const rows = createRowsSchema(createLayout([0, seconds], [1, 2, 3, 4, 6], decimalText));
const errorSchema = z.object({ error: z.tuple([z.string()]).rest(z.string()) });

/**
 * Kraken spot, without a key: about one request a second, and never more than the last 720 candles.
 * Its weeks open on Thursdays and it has no months: neither is offered.
 * @see https://docs.kraken.com/api/docs/rest-api/get-ohlc-data
 */
export const kraken: LiveVendor = {
  id: 'kraken',
  url: 'https://api.kraken.com',
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
    '1d': '1440',
  },
  // One page is all there is.
  candlesPerPage: 1000,
  lastCandles: 720,
  rateLimit: { requests: 60, windowMs: 60_000 },
  pingPath: '/0/public/Time',
  // Beside the pair the result holds `last`, where to go on.
  candlesSchema: z
    .object({ result: z.record(z.string(), z.unknown()) })
    .transform(({ result }) => Object.entries(result).find(([name]) => name !== 'last')?.[1])
    .pipe(rows),
  toCandlesPath: ({ symbol, interval, startTime }) =>
    `/0/public/OHLC?pair=${symbol}&interval=${interval}&since=${Math.floor(startTime / 1000) - 1}`,
  findError(answer) {
    const text = errorSchema.safeParse(answer).data?.error[0];
    if (text === undefined) return undefined;
    if (/Unknown asset pair/.test(text)) return { kind: 'not-found', detail: text };
    return { kind: /Rate limit|Too many/.test(text) ? 'rate-limited' : 'failing', detail: text };
  },
  stream: krakenStream,
};
