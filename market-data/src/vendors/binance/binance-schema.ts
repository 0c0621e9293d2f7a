import { z } from 'zod';
import { toRawCandles } from '../../candles/raw-candles.ts';

const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/);

/** Open time, open, high, low, close, volume, close time, unused fields; times are UTC ms. */
const kline = z
  .tuple([
    z.int().nonnegative(),
    decimal,
    decimal,
    decimal,
    decimal,
    decimal,
    z.int().nonnegative(),
  ])
  .rest(z.unknown());

export const klinesPerPage = 1000;
export const klinesSchema = z.array(kline).max(klinesPerPage).transform(toRawCandles);

/** Error response body; code -1121 is an unknown symbol. */
export const refusalSchema = z.object({ code: z.number(), msg: z.string() });
