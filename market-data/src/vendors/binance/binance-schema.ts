import { z } from 'zod';

const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/);

/** One kline: open time, open, high, low, close, volume, close time, and figures we do not use. Times are UTC milliseconds. */
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

export const klinesSchema = z.array(kline).max(1000);
export type Klines = z.infer<typeof klinesSchema>;

/** Body of a refusal; -1121 is an unknown symbol. */
export const refusalSchema = z.object({ code: z.number(), msg: z.string() });
