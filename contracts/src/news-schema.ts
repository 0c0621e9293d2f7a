import { z } from 'zod';
import { languages } from './language.ts';
import type { NewsArticle, NewsItem } from './public-data.ts';
import { pageSizeSchema } from './query-number.ts';

const day = z.iso.date().meta({ description: 'A day, such as 2026-11-02' });

export const newsItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  author: z.string(),
  publishedAt: day,
  updatedAt: day,
  readingMinutes: z.number().int().min(1),
}) satisfies z.ZodType<NewsItem>;

/** An article with its text as HTML, and the languages it can be read in. */
export const newsArticleSchema = newsItemSchema.extend({
  html: z.string(),
  languages: z.array(z.enum(languages)),
}) satisfies z.ZodType<NewsArticle>;

/** Query of the list of news, the latest first; `cursor` is the `nextCursor` of the page before. */
export const newsQuerySchema = z.object({
  cursor: z.string().max(400).exactOptional(),
  limit: pageSizeSchema({ most: 50, usual: 20 }),
});

export type NewsList = { items: NewsItem[]; nextCursor: string | null };

export const newsListSchema = z.object({
  items: z.array(newsItemSchema),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<NewsList>;
