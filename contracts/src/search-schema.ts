import { z } from 'zod';
import { fieldNames } from './query-number.ts';
import { searchLimits } from './search.ts';

export const searchResultSchema = z.object({
  kind: z.enum(['page', 'question', 'method', 'news']),
  path: z
    .string()
    .meta({ description: 'Canonical address on this site, with a fragment for a question' }),
  title: z.string(),
  excerpt: z.string().meta({ description: 'Plain text around the first hit' }),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchKind = SearchResult['kind'];

const searchTextSchema = z
  .string()
  .trim()
  .max(searchLimits.queryMaxLength)
  .default('')
  .register(fieldNames, { called: 'query' });

/** Query for the site search; an empty query returns no results. */
export const searchQuerySchema = z.object({ q: searchTextSchema });

export const searchAnswerSchema = z.object({
  items: z.array(searchResultSchema),
  nextCursor: z.string().nullable(),
});
