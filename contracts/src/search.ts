import type { SearchResult } from './public-data.ts';

/** A search answers with the best ones only; there is no second page. */
export const searchLimits = { queryMaxLength: 100, results: 20 } as const;

export type SearchAnswer = { items: SearchResult[]; nextCursor: string | null };
