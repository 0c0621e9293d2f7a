import { z } from 'zod';
import { createLayout, createRowsSchema, plainNumber, seconds } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { toColumnRows } from '../column-rows.ts';

const rows = createRowsSchema(createLayout(['t', seconds], ['o', 'h', 'l', 'c', 'v'], plainNumber));
const column = z.array(z.unknown());
const errorSchema = z.object({ error: z.string() });

/**
 * Finnhub with the operator's key: 60 requests a minute. Candles need a paid plan; the free one has
 * news of companies and the calendar of their results, for the operator's eyes only.
 * @see https://finnhub.io/docs/api/stock-candles
 */
export const finnhub: LiveVendor = {
  id: 'finnhub',
  url: 'https://finnhub.io',
  rights: 'own',
  delay: 'end-of-day',
  adjustment: 'splits',
  intervals: { '1d': 'D' },
  candlesPerPage: 5000,
  pages: 'span',
  rateLimit: { requests: 60, windowMs: 60_000 },
  pingPath: '/api/v1/stock/market-status?exchange=US',
  toKeyHeaders: (key) => ({ 'x-finnhub-token': key }),
  candlesSchema: z
    .object({
      s: z.enum(['ok', 'no_data']),
      t: column.default([]),
      o: column.default([]),
      h: column.default([]),
      l: column.default([]),
      c: column.default([]),
      v: column.default([]),
    })
    .transform(({ t, o, h, l, c, v }): unknown => toColumnRows({ t, o, h, l, c, v }, 't'))
    .pipe(rows),
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/api/v1/stock/candle?symbol=${symbol}&resolution=${interval}&from=${startTime / 1000}&to=${endTime / 1000 - 1}`,
  findError(answer) {
    const text = errorSchema.safeParse(answer).data?.error;
    if (text === undefined) return undefined;
    return { kind: /limit/i.test(text) ? 'rate-limited' : 'refused', detail: text };
  },
};
