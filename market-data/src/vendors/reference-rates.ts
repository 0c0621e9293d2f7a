import type { z } from 'zod';
import type { RawCandles } from '../candles/raw-candles.ts';
import {
  createLayout,
  createRowsSchema,
  instantText,
  type ReadValue,
} from '../live/candle-rows.ts';

/** Rates of a central bank, one a day, as candles of one price without a volume. */
export function createRatesSchema(readRate: ReadValue): z.ZodType<RawCandles> {
  const places = ['rate', 'rate', 'rate', 'rate', 'volume'];
  const layout = createLayout(['date', instantText], places, readRate);
  return createRowsSchema(layout, { volumeMayBeMissing: 'in all' });
}

/** What vendors of reference rates share: one value a business day, free to be shown. */
export const referenceRates = {
  rights: 'public',
  delay: 'reference',
  adjustment: 'raw',
  intervals: { '1d': '1d' },
  pages: 'span',
} as const;
