import { z } from 'zod';
import { analysisModes, type Analysis, type Explanation, type Sentence } from './analysis.ts';
import {
  candleLimitSchema,
  intervalSchema,
  seriesSourceSchema,
  symbolSchema,
} from './candles-schema.ts';
import type { AnalysisRequest } from './conversation.ts';
import type { Fact } from './fact.ts';
import { findingKinds, findingLabels, findingStates } from './finding-names.ts';
import type { WireFinding } from './finding.ts';
import { instrumentSchema } from './instrument-schema.ts';
import { languages } from './language.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const analysisModeSchema = z.enum(analysisModes);
export const languageSchema = z.enum(languages);

export const analysisRequestSchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema,
  limit: candleLimitSchema.exactOptional(),
  mode: analysisModeSchema.exactOptional(),
  language: languageSchema.exactOptional(),
}) satisfies z.ZodType<AnalysisRequest>;

export const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  direction: z.enum(['bullish', 'bearish', 'neutral']),
  scale: z.enum(['internal', 'swing']).exactOptional(),
  label: z.enum(findingLabels).exactOptional(),
  timeframe: intervalSchema,
  formedAt: instant,
  confirmedAt: instant,
  top: z.number(),
  bottom: z.number(),
  refs: z.array(z.string()),
  transitions: z.array(
    z.object({
      state: z.enum(findingStates),
      at: instant,
      price: z.number(),
    }),
  ),
  measures: z.record(z.string(), z.number()),
}) satisfies z.ZodType<WireFinding>;

export const factSchema = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.enum(['price', 'percent', 'ratio', 'count', 'money', 'time', 'text']),
  currency: z.string().exactOptional(),
  decimals: z.number().int().exactOptional(),
  asOf: instant,
  source: z.object({
    vendor: z.string(),
    hash: z.string(),
    from: instant,
    to: instant,
    symbol: z.string().exactOptional(),
    interval: intervalSchema.exactOptional(),
  }),
  method: z.string(),
  refs: z.array(z.string()),
}) satisfies z.ZodType<Fact>;

export const sentenceSchema = z.object({
  text: z.string(),
  factIds: z.array(z.string()),
  spans: z.array(z.object({ start: z.number().int(), end: z.number().int(), factId: z.string() })),
}) satisfies z.ZodType<Sentence>;

export const explanationSchema = z.object({
  language: languageSchema,
  author: z.string(),
  sentences: z.array(sentenceSchema),
}) satisfies z.ZodType<Explanation>;

/** An analysis without its explanation: as it travels in an answer, whose sentences explain it. */
export const shownAnalysisSchema = z.object({
  id: z.string(),
  instrument: instrumentSchema,
  interval: intervalSchema,
  mode: analysisModeSchema,
  asOf: instant,
  source: seriesSourceSchema,
  candles: z.object({ count: z.number().int(), from: instant, to: instant, hash: z.string() }),
  findings: z.array(findingSchema),
  facts: z.array(factSchema),
}) satisfies z.ZodType<Omit<Analysis, 'explanation'>>;

export const analysisSchema = shownAnalysisSchema.extend({
  explanation: explanationSchema,
}) satisfies z.ZodType<Analysis>;
