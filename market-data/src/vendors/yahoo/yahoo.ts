import { z } from 'zod';
import { createLayout, createRowsSchema, plainNumber, seconds } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { toColumnRows } from '../column-rows.ts';
import { toPeriodStarts } from './period-starts.ts';

const rows = createRowsSchema(
  createLayout(['time', seconds], ['open', 'high', 'low', 'close', 'volume'], plainNumber),
  { volumeMayBeMissing: 'in all' },
);
const column = z.array(z.unknown());
const granularities = ['1m', '5m', '60m', '1h', '1d', '1wk', '1mo'] as const;
const isZone = (zone: string): boolean => Intl.supportedValuesOf('timeZone').includes(zone);
const resultSchema = z.object({
  meta: z.object({
    dataGranularity: z.enum(granularities),
    exchangeTimezoneName: z.string().refine((zone) => zone === 'UTC' || isZone(zone), 'not a zone'),
  }),
  timestamp: column.default([]),
  indicators: z.object({
    quote: z.tuple([
      z.object({
        open: column.optional(),
        high: column.optional(),
        low: column.optional(),
        close: column.optional(),
        volume: column.optional(),
      }),
    ]),
  }),
});
const errorSchema = z.object({
  chart: z.object({ error: z.object({ code: z.string(), description: z.string() }) }),
});
const priceNames = ['open', 'high', 'low', 'close'] as const;

const candlesSchema = z
  .object({ chart: z.object({ result: z.tuple([resultSchema]) }) })
  .transform(
    (
      {
        chart: {
          result: [{ meta, timestamp, indicators }],
        },
      },
      context,
    ): unknown => {
      const [quote] = indicators.quote;
      const { open = [], high = [], low = [], close = [], volume = [] } = quote;
      if (timestamp.length < Math.max(open.length, close.length))
        context.addIssue({ code: 'custom', path: ['timestamp'], message: 'fewer than prices' });
      const told = toColumnRows({ time: timestamp, open, high, low, close, volume }, 'time');
      // A period in which nothing was traded has a time and no price at all.
      const traded = told.filter((row) => !priceNames.every((name) => row[name] === null));
      return toPeriodStarts(traded, meta);
    },
  )
  .pipe(rows);

/**
 * Yahoo, without a key and without a promise: only where the operator opts in, for his eyes alone.
 * Minutes reach back a week, hours two years; quarters and halves of hours do not reach the
 * candles of an analysis and are left out. Prices are adjusted for splits.
 */
export const yahoo: LiveVendor = {
  id: 'yahoo',
  url: 'https://query1.finance.yahoo.com',
  rights: 'own',
  delay: 'delayed-15m',
  adjustment: 'splits',
  intervals: { '1m': '1m', '5m': '5m', '1h': '1h', '1d': '1d', '1w': '1wk', '1mo': '1mo' },
  notOnExchanges: ['1h'],
  isOptIn: true,
  candlesPerPage: 8000,
  pages: 'span',
  rateLimit: { requests: 20, windowMs: 60_000 },
  pingPath: '/v8/finance/chart/SPY?interval=1d&range=1d',
  candlesSchema,
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/v8/finance/chart/${encodeURIComponent(symbol)}?interval=${interval}&period1=${startTime / 1000}&period2=${endTime / 1000}&includePrePost=false`,
  findError(answer) {
    const error = errorSchema.safeParse(answer).data?.chart.error;
    if (error === undefined) return undefined;
    return {
      kind: error.code === 'Not Found' ? 'not-found' : 'refused',
      detail: error.description,
    };
  },
};
