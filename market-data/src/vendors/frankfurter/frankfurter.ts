import { z } from 'zod';
import { plainNumber } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { createRatesSchema, referenceRates } from '../reference-rates.ts';
import { toDate } from '../request-date.ts';

const rates = createRatesSchema(plainNumber);
const errorSchema = z.object({ message: z.string() });

/**
 * Frankfurter, without a key: the euro rates of the ECB since 1999, and crosses worked out of them;
 * one value a business day, about 16:00 in Frankfurt.
 * @see https://frankfurter.dev/v1/
 */
export const frankfurter: LiveVendor = {
  ...referenceRates,
  id: 'frankfurter',
  url: 'https://api.frankfurter.dev',
  candlesPerPage: 6000,
  rateLimit: { requests: 60, windowMs: 60_000 },
  pingPath: '/v1/currencies',
  // One currency was asked for: each day holds one rate.
  candlesSchema: z
    .object({
      start_date: z.iso.date(),
      rates: z.record(z.iso.date(), z.record(z.string(), z.unknown())),
    })
    .transform(({ rates: days }): unknown =>
      Object.entries(days).map(([date, day]) => ({ date, rate: Object.values(day)[0] })),
    )
    .pipe(rates),
  toCandlesPath({ symbol, startTime, endTime }) {
    const [base, quote] = symbol.split('/');
    return `/v1/${toDate(startTime)}..${toDate(endTime - 1)}?base=${base}&symbols=${quote}`;
  },
  findError(answer) {
    const text = errorSchema.safeParse(answer).data?.message;
    return text === undefined ? undefined : { kind: 'not-found', detail: text };
  },
};
