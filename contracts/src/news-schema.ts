import { z } from 'zod';
import { languages } from './language.ts';
import { createPageSizeSchema } from './query-number.ts';

const day = z.iso.date().meta({ description: 'A day, such as 2026-11-02' });

/** A news article in one language, without its text. */
export const newsItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  author: z.string(),
  publishedAt: day,
  updatedAt: day,
  readingMinutes: z.number().int().min(1),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** Full article; `html` is sanitized, `languages` are those available, its own included. */
export const newsArticleSchema = newsItemSchema.extend({
  html: z.string(),
  languages: z.array(z.enum(languages)),
});
export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** Query for the list of news, latest first; `cursor` is the `nextCursor` of the previous page. */
export const newsQuerySchema = z.object({
  cursor: z.string().max(400).exactOptional(),
  limit: createPageSizeSchema({ most: 50, usual: 20 }),
});

export const newsListSchema = z.object({
  items: z.array(newsItemSchema),
  nextCursor: z.string().nullable(),
});
export type NewsList = z.infer<typeof newsListSchema>;
