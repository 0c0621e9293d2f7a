import type { SearchResult } from '@vela/contracts';

/** How a search was answered. `query` is what was looked for, without spaces around it. */
export type SearchOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly query: string }
  | {
      readonly kind: 'answered';
      readonly query: string;
      readonly results: readonly SearchResult[];
    };
