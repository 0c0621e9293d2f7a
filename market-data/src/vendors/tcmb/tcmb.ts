import { z } from 'zod';
import type { ReadValue } from '../../live/candle-rows.ts';
import type { LiveVendor } from '../../live/live-vendor.ts';
import { createRatesSchema, referenceRates } from '../reference-rates.ts';
import { toDate } from '../request-date.ts';

const perUnit: ReadValue = (value) => (typeof value === 'number' && value > 0 ? value : undefined);
const rates = createRatesSchema(perUnit);
const decimal = z.string().regex(/^\d{1,9}\.\d{1,9}$/, 'not a rate');

/** The part of a bulletin that tells a currency, and the day it is of. */
function readBulletin(text: string, currency: string): unknown {
  const [, month, day, year] =
    /<Tarih_Date\b[^>]*\bDate="(\d\d)\/(\d\d)\/(\d{4})"/.exec(text) ?? [];
  const parts = text.split(/<Currency\b/).slice(1);
  const part = parts.find((one) => one.includes(` CurrencyCode="${currency}"`));
  const read = (field: string) => new RegExp(`<${field}>([^<]*)</${field}>`).exec(part ?? '')?.[1];
  const date = year === undefined ? undefined : `${year}-${month}-${day}`;
  return { Date: date, Unit: read('Unit'), ForexBuying: read('ForexBuying') };
}

/**
 * The central bank of Türkiye, without a key: what it pays for a currency in lira, one bulletin a
 * business day at 15:30 in Istanbul, each a document of its own; there is none on other days.
 * @see https://www.tcmb.gov.tr/kurlar/today.xml
 */
export const tcmb: LiveVendor = {
  ...referenceRates,
  id: 'tcmb',
  url: 'https://www.tcmb.gov.tr',
  candlesPerPage: 1,
  lastCandles: 30,
  rateLimit: { requests: 100, windowMs: 60_000 },
  emptyStatus: 404,
  pingPath: '/kurlar/today.xml',
  readAnswer: (text, { symbol }) => readBulletin(text, symbol),
  candlesSchema: z
    .object({
      Date: z.string(),
      Unit: z.string().regex(/^[1-9]\d{0,3}$/, 'not a number of units'),
      ForexBuying: decimal,
    })
    .transform((told): unknown => [
      { date: told.Date, rate: Number(told.ForexBuying) / Number(told.Unit) },
    ])
    .pipe(rates),
  toCandlesPath({ startTime }) {
    const [year, month, day] = toDate(startTime).split('-');
    return `/kurlar/${year}${month}/${day}${month}${year}.xml`;
  },
  findError: () => undefined,
};
