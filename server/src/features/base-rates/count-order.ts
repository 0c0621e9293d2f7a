import { baseRateSchema, intervalSchema } from '@vela/contracts';
import type { Candles, TechnicalOptions } from '@vela/engine';
import { z } from 'zod';

const column = z.instanceof(Float64Array);

const candlesSchema = z.object({
  interval: intervalSchema,
  length: z.number(),
  openTime: column,
  open: column,
  high: column,
  low: column,
  close: column,
  volume: column,
}) satisfies z.ZodType<Candles>;

/** What the thread is asked: the candles of a series and the rules they are read by. */
export const countOrderSchema = z.object({
  number: z.number(),
  candles: candlesSchema,
  options: z.custom<TechnicalOptions>((value) => typeof value === 'object' && value !== null),
});

/** What it answers: the base rates, or why there are none. */
export const countAnswerSchema = z.object({
  number: z.number(),
  rates: z.array(baseRateSchema).exactOptional(),
  fault: z.string().exactOptional(),
});
