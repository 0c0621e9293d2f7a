import { z } from 'zod';
import { analysisSchema, languageSchema, type TechnicalWireAnalysis } from './analysis-schema.ts';
import { intervalSchema, symbolSchema } from './candles-schema.ts';
import { storedMessageSchema } from './conversation-schema.ts';
import { exploreQuestions } from './explore.ts';

/** A stored chart; without a symbol the first one, without an interval the first of the symbol. */
export const exploreQuerySchema = z.object({
  symbol: symbolSchema.exactOptional(),
  interval: intervalSchema.exactOptional(),
  language: languageSchema.exactOptional(),
});

const chartNameSchema = z.object({
  symbol: z.string(),
  interval: intervalSchema,
  name: z.string(),
});

/** A stored chart with stored answers, and the names of the other charts that are stored. */
export const exploredChartSchema = z.object({
  charts: z.array(chartNameSchema),
  analysis: analysisSchema,
  answers: z.array(z.object({ question: z.enum(exploreQuestions), message: storedMessageSchema })),
});
export type ExploredChart = Omit<z.infer<typeof exploredChartSchema>, 'analysis'> & {
  analysis: TechnicalWireAnalysis;
};
export type ExploredChartName = z.infer<typeof chartNameSchema>;
