import type { BaseRate, BaseRateCount } from '@vela/engine';
import { z } from 'zod';
import { artefactKinds, baseRateOutcomes, doubts } from './base-rate.ts';
import {
  chosenVendorSchema,
  intervalSchema,
  seriesSourceSchema,
  symbolSchema,
} from './candles-schema.ts';
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
  vendor: chosenVendorSchema.exactOptional(),
});

export const baseRateSchema = z.object({
  subject: z.enum(subjects),
  scale: z.enum(['internal', 'swing']).exactOptional(),
  label: z.enum(findingLabels).exactOptional(),
  outcome: z.enum(baseRateOutcomes),
  horizon: count.meta({ description: 'Candles' }),
  n: count,
  effectiveN: count.meta({ description: 'Independent cases that would tell the rate as well' }),
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
  doubt: z
    .enum(doubts)
    .meta({ description: 'Why a difference whose interval excludes 0 is not distinguishable' })
    .exactOptional(),
}) satisfies z.ZodType<BaseRate>;

const time = z.number().meta({ description: 'UTC milliseconds' });

/** What keeps candles of a source out of the count; without `countedFrom`, all of them. */
const artefactSchema = z.object({
  kind: z.enum(artefactKinds),
  share,
  countedFrom: time.exactOptional(),
});

/** Base rates of a series with the part of it that was counted. */
export const baseRateCountSchema = z.object({
  /** All cells with enough events: the family of tests that the intervals allow for. */
  cells: z.array(baseRateSchema),
  /** Open time of the first candle counted. */
  countedFrom: time,
  artefact: artefactSchema.exactOptional(),
}) satisfies z.ZodType<BaseRateCount>;

/** Base rates of a series; `computing` until they are counted in the background. */
export const baseRateListSchema = z.object({
  status: z.enum(['ready', 'computing']),
  symbol: z.string(),
  interval: intervalSchema,
  ...baseRateCountSchema.shape,
  /** Open times of the first and last candle counted; absent while computing. */
  countedFrom: time.exactOptional(),
  countedTo: time.exactOptional(),
  source: seriesSourceSchema,
});
export type BaseRateList = z.infer<typeof baseRateListSchema>;
