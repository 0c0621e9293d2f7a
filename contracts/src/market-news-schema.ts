import { z } from 'zod';
import { newsCategories } from './calendar.ts';
import { sourceStateSchema } from './calendar-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** How a ticker is known: by the filer of a document, by its written code, or by a name. */
export const tickerEvidenceSchema = z.object({
  symbol: z.string().max(20),
  by: z.enum(['filer', 'code', 'name']),
  /** The words of the headline that gave it, or the number of the filer. */
  words: z.string().max(120),
});
export type TickerEvidence = z.infer<typeof tickerEvidenceSchema>;

/** A headline: title, source, time and link, and nothing of the text behind it. */
export const marketNewsItemSchema = z.object({
  id: z.string(),
  source: z.string(),
  canonicalUrl: z.url({ protocol: /^https?$/ }),
  title: z.string().max(300),
  language: z.string().max(8),
  /** Null where the source names no time: then it was seen at `seenAt`. */
  publishedAt: instant.nullable(),
  seenAt: instant,
  tickers: z.array(tickerEvidenceSchema).max(20),
  category: z.enum(newsCategories),
  isSimulated: z.boolean(),
  clusterId: z.string(),
});
export type MarketNewsItem = z.infer<typeof marketNewsItemSchema>;

export const marketNewsQuerySchema = z.object({
  symbol: z.string().max(20).exactOptional(),
  category: z.enum(newsCategories).exactOptional(),
  source: z.string().max(80).exactOptional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** Stories, the latest first: the head, and the other items that tell the same. */
export const marketNewsSchema = z.object({
  stories: z.array(z.object({ head: marketNewsItemSchema, others: z.array(marketNewsItemSchema) })),
  sources: z.array(sourceStateSchema),
});
export type MarketNews = z.infer<typeof marketNewsSchema>;
