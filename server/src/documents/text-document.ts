/** A text with headings and a table, to be drawn on pages. */
export type TextDocument = {
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
  /** Stands at the foot of every page, with its number. */
  readonly notice: string;
  /** "Page 1 of 2" with `pageMarks` in the place of its numbers. */
  readonly pageLabel: string;
};

export type DocumentBlock =
  | { readonly kind: 'heading' | 'text' | 'strong' | 'small'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] };

/** In `pageLabel`, what stands for the number of a page and for how many there are. */
export const pageMarks = { index: '{index}', count: '{count}' } as const;
