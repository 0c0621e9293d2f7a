import type { SearchKind } from '@vela/contracts';
import { splitWords } from './split-words.ts';

/** Something that can be found. `path` is its canonical address; the texts are plain. */
export type SearchDocument = {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
};

export const searchFields = ['title', 'description', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

/** A word's first place in a field of a document. */
export type Place = { readonly document: number; readonly field: SearchField; readonly at: number };

export type SearchIndex = {
  readonly documents: readonly SearchDocument[];
  /** Every word with the places where it first stands. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
};

/** Each word of a text with where it first stands: of two entries of one key a map keeps the later. */
function firstPlaces(text: string): Map<string, number> {
  return new Map(
    splitWords(text)
      .toReversed()
      .map(({ word, at }) => [word, at]),
  );
}

/** Reads documents once, so that a search looks at words and not at texts. */
export function indexDocuments(documents: readonly SearchDocument[]): SearchIndex {
  const composed = documents.map((document) => ({
    ...document,
    title: document.title.normalize('NFC'),
    description: document.description.normalize('NFC'),
    text: document.text.normalize('NFC'),
  }));
  const places = new Map<string, Place[]>();
  for (const [number, document] of composed.entries())
    for (const field of searchFields)
      for (const [word, at] of firstPlaces(document[field])) {
        const known = places.get(word) ?? [];
        known.push({ document: number, field, at });
        places.set(word, known);
      }
  return { documents: composed, places };
}
