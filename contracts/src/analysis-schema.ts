import { z } from 'zod';
import { analysisModes } from './analysis.ts';
import {
  answerSections,
  type KeyFact,
  keyFactNames,
  levelKinds,
  type LevelRow,
  levelSides,
} from './answer-parts.ts';
import { intervalSchema, seriesSourceSchema, wireCandlesSchema } from './candles-schema.ts';
import { factSchema } from './fact-schema.ts';
import { findingKindNames } from './finding-kinds.ts';
import { findingLabels } from './finding-names.ts';
import { findingStates } from './finding-phase.ts';
import type { WireFinding } from './finding.ts';
import { instrumentSchema } from './instrument-schema.ts';
import { languages } from './language.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const analysisModeSchema = z.enum(analysisModes);
export const languageSchema = z.enum(languages);

export const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKindNames),
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
  beside: z.literal(true).exactOptional(),
}) satisfies z.ZodType<WireFinding>;

/** A text range bound to a fact: offsets in UTF-16 code units within the sentence. */
const numberSpanSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  factId: z.string(),
});
export type NumberSpan = z.infer<typeof numberSpanSchema>;

export const sentenceSchema = z.object({
  text: z.string(),
  factIds: z.array(z.string()),
  spans: z.array(numberSpanSchema),
  section: z.enum(answerSections).exactOptional(),
});
export type Sentence = z.infer<typeof sentenceSchema>;

const keyFactSchema = z.object({
  name: z.enum(keyFactNames),
  factId: z.string(),
}) satisfies z.ZodType<KeyFact>;

const levelRowSchema = z.object({
  kind: z.enum(levelKinds),
  side: z.enum(levelSides),
  top: z.string(),
  bottom: z.string().exactOptional(),
  distance: z.string().exactOptional(),
  state: z.string().exactOptional(),
}) satisfies z.ZodType<LevelRow>;

/** `author` is the name of the narrator: the built-in one or a model. */
export const explanationSchema = z.object({
  language: languageSchema,
  author: z.string(),
  sentences: z.array(sentenceSchema),
  keyFacts: z.array(keyFactSchema).exactOptional(),
  levels: z.array(levelRowSchema).exactOptional(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/** What an analysis of every kind has; its explanation travels apart in an answer. */
const shownBase = {
  id: z.string(),
  asOf: instant,
  facts: z.array(factSchema),
  /** How many facts it has, where only those that sentences cite are sent; the others by its id. */
  factCount: z.number().int().exactOptional(),
};

const technicalSchema = z.object({
  ...shownBase,
  mode: z.literal('technical'),
  instrument: instrumentSchema,
  interval: intervalSchema,
  source: seriesSourceSchema,
  /** The candles shown: count, open times of first and last; hash of the series from its anchor. */
  candles: z.object({
    count: z.number().int(),
    from: instant,
    to: instant,
    hash: z.string(),
  }),
  findings: z.array(findingSchema),
  findingCount: z.number().int(),
});

/** A company: the filings its facts were read from, newest first. */
const fundamentalSchema = z.object({
  ...shownBase,
  mode: z.literal('fundamental'),
  instrument: instrumentSchema,
  filings: z.array(z.object({ accession: z.string(), form: z.string(), filedAt: instant })),
});

/** A property deal: the inputs it was calculated from, by field. */
const realEstateSchema = z.object({
  ...shownBase,
  mode: z.literal('real-estate'),
  inputs: z.record(z.string(), z.union([z.number(), z.string()])),
});

export const shownAnalysisSchema = z.discriminatedUnion('mode', [
  technicalSchema,
  fundamentalSchema,
  realEstateSchema,
]);
export type ShownAnalysis = z.infer<typeof shownAnalysisSchema>;
export type ShownTechnicalAnalysis = z.infer<typeof technicalSchema>;

/** An analysis as an answer carries it: the chart gets the findings with the candles, by id. */
export type StreamedAnalysis =
  | Omit<ShownTechnicalAnalysis, 'findings'>
  | Exclude<ShownAnalysis, ShownTechnicalAnalysis>;
export type StreamedTechnicalAnalysis = Extract<StreamedAnalysis, { mode: 'technical' }>;

const explained = { explanation: explanationSchema };
const withCandles = { ...explained, candleColumns: wireCandlesSchema.exactOptional() };

/** One analysis, replaced as a whole; `candleColumns`: candles of a technical one, if asked for. */
export const analysisSchema = z.discriminatedUnion('mode', [
  technicalSchema.extend(withCandles),
  fundamentalSchema.extend(explained),
  realEstateSchema.extend(explained),
]);
export type Analysis = z.infer<typeof analysisSchema>;
export type TechnicalWireAnalysis = Extract<Analysis, { mode: 'technical' }>;
