import { z } from 'zod';
import {
  candleQuerySchema,
  intervalSchema,
  seriesSourceSchema,
  symbolSchema,
} from './candles-schema.ts';
import {
  indicatorDraws,
  indicatorGroups,
  indicatorPanes,
  indicatorParameterKinds,
  type IndicatorInfo,
  type IndicatorList,
  type IndicatorValues,
} from './indicator.ts';
import { languages } from './language.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const indicatorListQuerySchema = z.object({ language: z.enum(languages).exactOptional() });

/**
 * Query of the values: that of the candles, the second instrument where two are compared, and the parameters of the indicator
 * under their names.
 */
export const indicatorQuerySchema = candleQuerySchema
  .extend({ other: symbolSchema.exactOptional() })
  .catchall(z.string().max(40));

export const indicatorInfoSchema = z.object({
  id: z.string(),
  group: z.enum(indicatorGroups),
  name: z.string(),
  short: z.string(),
  description: z.string(),
  pane: z.enum(indicatorPanes),
  parameters: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(indicatorParameterKinds),
      default: z.union([z.number(), z.string()]),
      minimum: z.number().exactOptional(),
      maximum: z.number().exactOptional(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })).exactOptional(),
    }),
  ),
  outputs: z.array(z.object({ name: z.string(), label: z.string(), draw: z.enum(indicatorDraws) })),
  levels: z.array(z.number()),
  needsVolume: z.boolean(),
  needsOther: z.boolean(),
  confirmsLate: z.boolean(),
}) satisfies z.ZodType<IndicatorInfo>;

export const indicatorListSchema = z.object({
  items: z.array(indicatorInfoSchema),
  groups: z.array(z.object({ group: z.enum(indicatorGroups), name: z.string() })),
}) satisfies z.ZodType<IndicatorList>;

const values = z.array(z.number().nullable());

export const indicatorValuesSchema = z.object({
  id: z.string(),
  symbol: z.string(),
  interval: intervalSchema,
  parameters: z.record(z.string(), z.union([z.number(), z.string()])),
  hash: z.string(),
  source: seriesSourceSchema,
  other: z
    .object({ symbol: z.string(), hash: z.string(), source: seriesSourceSchema })
    .exactOptional(),
  openTime: z.array(instant),
  outputs: z.record(z.string(), values),
  formedAt: values.exactOptional(),
}) satisfies z.ZodType<IndicatorValues>;
