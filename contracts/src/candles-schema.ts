import { z } from 'zod';
import {
  healthCodes,
  sourceKinds,
  type HealthNote,
  type SeriesSource,
  type SourceRefusal,
  type WireCandles,
} from './analysis.ts';
import { candleLimit, defaultInterval, intervals } from './interval.ts';
import { queryInteger } from './query-number.ts';
import { seriesFaultCodes, type SeriesFault } from './series-fault.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const intervalSchema = z.enum(intervals);
export const symbolSchema = z.string().trim().min(1).max(40);

function isWithinLimits(limit: number): boolean {
  return limit >= candleLimit.min && limit <= candleLimit.max;
}

const outOfRange = { fault: 'out-of-range', minimum: candleLimit.min, maximum: candleLimit.max };

/** How many candles to show. A number outside the range is answered with the whole range, not with the bound it broke. */
export const candleLimitSchema = z
  .number()
  .int()
  .refine(isWithinLimits, { params: outOfRange })
  .meta({ minimum: candleLimit.min, maximum: candleLimit.max });

/** Query of the candles; `before` asks for those that open earlier than it. */
export const candleQuerySchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema.default(defaultInterval),
  limit: queryInteger
    .pipe(candleLimitSchema)
    .meta({ type: 'integer', minimum: candleLimit.min, maximum: candleLimit.max })
    .default(candleLimit.default),
  before: queryInteger.exactOptional(),
});

export const healthNoteSchema = z.object({
  code: z.enum(healthCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
}) satisfies z.ZodType<HealthNote>;

const seriesFaultSchema = z.object({
  code: z.enum(seriesFaultCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  file: z.string().exactOptional(),
  line: z.number().int().exactOptional(),
  column: z.number().int().exactOptional(),
  field: z.string().exactOptional(),
}) satisfies z.ZodType<SeriesFault>;

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
  detail: z.string().exactOptional(),
  fault: seriesFaultSchema.exactOptional(),
}) satisfies z.ZodType<SourceRefusal>;

export const seriesSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  vendor: z.string(),
  asOf: instant,
  anchor: instant,
  adjustment: z.enum(['raw', 'adjusted', 'unknown']),
  health: z.array(healthNoteSchema),
  refusals: z.array(sourceRefusalSchema),
}) satisfies z.ZodType<SeriesSource>;

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
}) satisfies z.ZodType<WireCandles>;
