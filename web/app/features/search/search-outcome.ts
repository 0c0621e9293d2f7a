import type { SearchResult } from '@vela/contracts';

/** Result of a search. `query` is trimmed. */
export type SearchOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly query: string }
  | {
      readonly kind: 'answered';
      readonly query: string;
      readonly results: readonly SearchResult[];
    };
