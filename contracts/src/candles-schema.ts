import { z } from 'zod';
import { dataDelays, dataRights, healthCodes, sourceKinds } from './analysis.ts';
import { candleLimit, defaultInterval, intervals } from './interval.ts';
import { queryInteger } from './query-number.ts';
import { seriesFaultCodes, type SeriesFault } from './series-fault.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const intervalSchema = z.enum(intervals);
export const symbolSchema = z.string().trim().min(1).max(40);

/** The source that is asked for a series and that no other takes the place of. */
export const chosenVendorSchema = z.string().regex(/^[a-z]{2,30}$/);

function isWithinLimits(limit: number): boolean {
  return limit >= candleLimit.min && limit <= candleLimit.max;
}

const outOfRange = { fault: 'out-of-range', minimum: candleLimit.min, maximum: candleLimit.max };

/** Number of candles to show. An error for a number out of range names both bounds. */
export const candleLimitSchema = z
  .number()
  .int()
  .refine(isWithinLimits, { params: outOfRange })
  .meta({ minimum: candleLimit.min, maximum: candleLimit.max });

/** Query for candles; `before` limits them to candles that open earlier. */
export const candleQuerySchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema.default(defaultInterval),
  limit: queryInteger
    .pipe(candleLimitSchema)
    .meta({ type: 'integer', minimum: candleLimit.min, maximum: candleLimit.max })
    .default(candleLimit.default),
  before: queryInteger.exactOptional(),
  vendor: chosenVendorSchema.exactOptional(),
});

/** Candles for a chart; `total-return` asks for prices adjusted for dividends too. */
export const chartCandleQuerySchema = candleQuerySchema.extend({
  adjustment: z.enum(['total-return']).exactOptional(),
});

/** `code` is a key of the vocabulary, `params` fill it; a param ending in `At` is UTC ms. */
export const healthNoteSchema = z.object({
  code: z.enum(healthCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type HealthNote = z.infer<typeof healthNoteSchema>;

const seriesFaultSchema = z.object({
  code: z.enum(seriesFaultCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  file: z.string().exactOptional(),
  line: z.number().int().exactOptional(),
  column: z.number().int().exactOptional(),
  field: z.string().exactOptional(),
}) satisfies z.ZodType<SeriesFault>;

/** Why a source that was tried before the answering one did not answer. */
export const sourceRefusalSchema = z.object({
  source: z.enum(sourceKinds),
  vendor: z.string(),
  reason: z.enum([
    'not-configured',
    'no-such-series',
    'series-refused',
    'unreachable',
    'rate-limited',
    'not-offered',
    'not-allowed',
  ]),
  /** Technical detail in English; never a secret. */
  detail: z.string().exactOptional(),
  /** What is wrong with the data, and in which file, line and column. */
  fault: seriesFaultSchema.exactOptional(),
});
export type SourceRefusal = z.infer<typeof sourceRefusalSchema>;

/** Which source answered for a series, as of when, and why the others did not. */
export const seriesSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  vendor: z.string(),
  /** Close time of the last closed candle; daily and longer: the session date. */
  asOf: instant,
  /** Open time of the first candle the scanners processed. */
  anchor: instant,
  adjustment: z.enum(['raw', 'splits', 'total-return', 'unknown']),
  /** Absent in analyses that were stored before vendors told them. */
  rights: z.enum(dataRights).exactOptional(),
  delay: z.enum(dataDelays).exactOptional(),
  health: z.array(healthNoteSchema),
  refusals: z.array(sourceRefusalSchema),
});
export type SeriesSource = z.infer<typeof seriesSourceSchema>;

/** Candles on the wire: equal-length columns. */
export const wireCandlesSchema = z.object({
  symbol: z.string(),
  interval: intervalSchema,
  source: seriesSourceSchema,
  hash: z.string(),
  openTime: z.array(instant),
  open: z.array(z.number()),
  high: z.array(z.number()),
  low: z.array(z.number()),
  close: z.array(z.number()),
  volume: z.array(z.number()),
});
export type WireCandles = z.infer<typeof wireCandlesSchema>;
