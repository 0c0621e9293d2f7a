import { z } from 'zod';
import type { SearchResult } from './public-data.ts';
import { fieldNames } from './query-number.ts';
import { searchLimits, type SearchAnswer } from './search.ts';

export const searchResultSchema = z.object({
  kind: z.enum(['page', 'question', 'method', 'news']),
  path: z
    .string()
    .meta({ description: 'Canonical address on this site, with a fragment for a question' }),
  title: z.string(),
  excerpt: z.string().meta({ description: 'Plain text around the first hit' }),
}) satisfies z.ZodType<SearchResult>;

const wanted = z
  .string()
  .trim()
  .max(searchLimits.queryMaxLength)
  .default('')
  .register(fieldNames, { called: 'query' });

/** Query of the site search; nothing asked for finds nothing. */
export const searchQuerySchema = z.object({ q: wanted });

export const searchAnswerSchema = z.object({
  items: z.array(searchResultSchema),
  nextCursor: z.string().nullable(),
}) satisfies z.ZodType<SearchAnswer>;
