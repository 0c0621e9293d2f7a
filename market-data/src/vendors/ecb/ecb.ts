import { z } from 'zod';
import { decimalText } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { parseCsvRows } from '../csv-rows.ts';
import { createRatesSchema, referenceRates } from '../reference-rates.ts';
import { toDate } from '../request-date.ts';

const rates = createRatesSchema(decimalText);
const series = (symbol: string): string => `/service/data/EXR/D.${symbol}.EUR.SP00.A`;

/**
 * The data portal of the ECB, without a key: reference rates of the euro since 1999, one a business
 * day about 16:00 in Frankfurt. It answers 404 for a span without rates.
 * @see https://data.ecb.europa.eu/help/api/data
 */
export const ecb: LiveVendor = {
  ...referenceRates,
  id: 'ecb',
  url: 'https://data-api.ecb.europa.eu',
  candlesPerPage: 6000,
  rateLimit: { requests: 30, windowMs: 60_000 },
  emptyStatus: 404,
  pingPath: `${series('USD')}?lastNObservations=1&format=csvdata&detail=dataonly`,
  readAnswer: (text, { symbol }) =>
    parseCsvRows(text)?.filter(({ CURRENCY = symbol }) => CURRENCY === symbol),
  candlesSchema: z
    .array(z.looseObject({ TIME_PERIOD: z.string(), OBS_VALUE: z.string() }))
    .transform((rows): unknown =>
      rows.map((row) => ({ date: row.TIME_PERIOD, rate: row.OBS_VALUE })),
    )
    .pipe(rates),
  toCandlesPath: ({ symbol, startTime, endTime }) =>
    `${series(symbol)}?format=csvdata&detail=dataonly&startPeriod=${toDate(startTime)}&endPeriod=${toDate(endTime - 1)}`,
  findError: () => undefined,
};
