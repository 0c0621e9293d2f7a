import type { SearchKind } from '@vela/contracts';
import MiniSearch from 'minisearch';
import { splitWords } from './split-words.ts';

/** A searchable document. `path` is its canonical path; the texts are plain text. */
export type SearchDocument = {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
};

export type SearchIndex = {
  readonly documents: readonly SearchDocument[];
  /** Full-text index; the id of a document is its position in `documents`. */
  readonly words: MiniSearch<SearchDocument & { readonly id: number }>;
};

/** Weights so far apart that the worst match of a field ranks above the best of the next. */
const boost = { title: 64, description: 8, text: 1 };

/** Builds the full-text index over folded words. */
export function indexDocuments(documents: readonly SearchDocument[]): SearchIndex {
  const composed = documents.map((document, id) => ({
    ...document,
    id,
    title: document.title.normalize('NFC'),
    description: document.description.normalize('NFC'),
    text: document.text.normalize('NFC'),
  }));
  const words = new MiniSearch<(typeof composed)[number]>({
    fields: Object.keys(boost),
    tokenize: splitWords,
    processTerm: (word) => word,
    searchOptions: { boost, weights: { prefix: 0.8, fuzzy: 0.4 } },
  });
  words.addAll(composed);
  return { documents: composed, words };
}
