import { z } from 'zod';
import {
  createLayout,
  createRowsSchema,
  milliseconds,
  plainNumber,
} from '../../live/candle-rows.ts';
import { findCodedError, type LiveVendor } from '../../live/live-vendor.ts';
import { toSessionDates } from '../session-dates.ts';

const layout = createLayout(['t', milliseconds], ['o', 'h', 'l', 'c', 'v'], plainNumber);
const errorSchema = z.object({ status: z.enum(['ERROR', 'NOT_FOUND', 'NOT_AUTHORIZED']) });

/**
 * Massive (before: Polygon) with the operator's key: 5 requests a minute and the end of the day on
 * the free plan.
 * @see https://massive.com/docs/rest/stocks/aggregates/custom-bars
 */
export const massive: LiveVendor = {
  id: 'massive',
  url: 'https://api.massive.com',
  rights: 'licence',
  delay: 'end-of-day',
  adjustment: 'splits',
  intervals: {
    '1m': '1/minute',
    '5m': '5/minute',
    '15m': '15/minute',
    '30m': '30/minute',
    '1h': '1/hour',
    '4h': '4/hour',
    '1d': '1/day',
  },
  candlesPerPage: 5000,
  pages: 'span',
  rateLimit: { requests: 5, windowMs: 60_000 },
  pingPath: '/v1/marketstatus/now',
  toKeyHeaders: (key) => ({ authorization: `Bearer ${key}` }),
  candlesSchema: z
    .object({ resultsCount: z.number(), results: createRowsSchema(layout).optional() })
    .transform(({ results }) => toSessionDates(results ?? null)),
  toCandlesPath: ({ symbol, interval, startTime, endTime }) =>
    `/v2/aggs/ticker/${symbol}/range/${interval}/${startTime}/${endTime - 1}?adjusted=true&sort=asc&limit=50000`,
  findError(answer) {
    const code = errorSchema.safeParse(answer).data?.status;
    if (code === undefined) return undefined;
    const kinds = { NOT_FOUND: 'not-found', NOT_AUTHORIZED: 'refused' } as const;
    return findCodedError({ code, text: code }, kinds);
  },
};
