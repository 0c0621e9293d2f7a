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
} from './indicator.ts';
import { languages } from './language.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const indicatorListQuerySchema = z.object({ language: z.enum(languages).exactOptional() });

/** Candle query, second instrument of a comparison, and the indicator's parameters by name. */
export const indicatorQuerySchema = candleQuerySchema
  .extend({ other: symbolSchema.exactOptional() })
  .catchall(z.string().max(40));

/** A parameter the user may change: a number has `minimum` and `maximum`, a choice `choices`. */
const indicatorParameterSchema = z.object({
  name: z.string(),
  /** Label in a form, in the requested language. */
  label: z.string(),
  kind: z.enum(indicatorParameterKinds),
  default: z.union([z.number(), z.string()]),
  minimum: z.number().exactOptional(),
  maximum: z.number().exactOptional(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).exactOptional(),
});
export type IndicatorParameterInfo = z.infer<typeof indicatorParameterSchema>;

/** One column: its key in `IndicatorValues.outputs`, its translated label, how it is drawn. */
const indicatorOutputSchema = z.object({
  name: z.string(),
  label: z.string(),
  draw: z.enum(indicatorDraws),
});
export type IndicatorOutputInfo = z.infer<typeof indicatorOutputSchema>;

/** Definition of an indicator with its texts in one language. */
export const indicatorInfoSchema = z.object({
  id: z.string(),
  group: z.enum(indicatorGroups),
  name: z.string(),
  /** Short name for a legend: "RSI". */
  short: z.string(),
  /** One or two sentences: what it measures and from what. */
  description: z.string(),
  /** `price`: drawn on the price scale; `own`: drawn in its own pane. */
  pane: z.enum(indicatorPanes),
  parameters: z.array(indicatorParameterSchema),
  outputs: z.array(indicatorOutputSchema),
  /** Guide lines of its pane, such as 30 and 70. */
  levels: z.array(z.number()),
  /** Needs volume: all values are null for a series without it. */
  needsVolume: z.boolean(),
  /** Compares two instruments: the query names the second one as `other`. */
  needsOther: z.boolean(),
  /** Values belong to an earlier candle than the one they are written on: see their `formedAt`. */
  confirmsLate: z.boolean(),
});
export type IndicatorInfo = z.infer<typeof indicatorInfoSchema>;

export const indicatorListSchema = z.object({
  items: z.array(indicatorInfoSchema),
  groups: z.array(z.object({ group: z.enum(indicatorGroups), name: z.string() })),
});
export type IndicatorList = z.infer<typeof indicatorListSchema>;

const values = z.array(z.number().nullable());

/** Values as columns beside the open times of their candles; null where not defined. */
export const indicatorValuesSchema = z.object({
  id: z.string(),
  symbol: z.string(),
  interval: intervalSchema,
  parameters: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Hash of the candles the values are computed from. */
  hash: z.string(),
  source: seriesSourceSchema,
  /** The second instrument of an indicator that compares two. */
  other: z
    .object({ symbol: z.string(), hash: z.string(), source: seriesSourceSchema })
    .exactOptional(),
  openTime: z.array(instant),
  outputs: z.record(z.string(), values),
  /** For late confirmation: the candle of each value, which is written once, when confirmed. */
  formedAt: values.exactOptional(),
});
export type IndicatorValues = z.infer<typeof indicatorValuesSchema>;
