import type { BaseRate } from '@vela/engine';
import { z } from 'zod';
import { baseRateOutcomes } from './base-rate.ts';
import { intervalSchema, seriesSourceSchema, symbolSchema } from './candles-schema.ts';
import { findingKindNames, findingKinds } from './finding-kinds.ts';
import { findingLabels } from './finding-names.ts';
import { defaultInterval } from './interval.ts';

const subjects = [...new Set(findingKindNames.map((kind) => findingKinds[kind].baseRate))];

const count = z.number().int();
const share = z.number().meta({ description: 'Share from 0 to 1' });
const points = z.number().meta({ description: 'Difference of two shares, from -1 to 1' });

export const baseRateQuerySchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema.default(defaultInterval),
});

export const baseRateSchema = z.object({
  subject: z.enum(subjects),
  scale: z.enum(['internal', 'swing']).exactOptional(),
  label: z.enum(findingLabels).exactOptional(),
  outcome: z.enum(baseRateOutcomes),
  horizon: count.meta({ description: 'Candles' }),
  n: count,
  bullish: count,
  rate: share,
  low: share,
  high: share,
  controlRate: share,
  controls: count,
  difference: points,
  differenceLow: points,
  differenceHigh: points,
  isDistinguishable: z.boolean(),
}) satisfies z.ZodType<BaseRate>;

/** Base rates of a series; `computing` until they are counted in the background. */
export const baseRateListSchema = z.object({
  status: z.enum(['ready', 'computing']),
  symbol: z.string(),
  interval: intervalSchema,
  /** All cells with enough events to be shown. */
  cells: z.array(baseRateSchema),
  /** Open time of the last candle counted; absent while computing. */
  countedTo: z.number().meta({ description: 'UTC milliseconds' }).exactOptional(),
  source: seriesSourceSchema,
});
export type BaseRateList = z.infer<typeof baseRateListSchema>;
