import { searchLimits, type SearchResult } from '@vela/contracts';
import { createExcerpt } from './excerpt.ts';
import type { SearchIndex } from './search-index.ts';
import { findFirstWord, splitWords } from './split-words.ts';
import { toFuzzyQuery, toWordQuery } from './word-query.ts';

const maxWords = 8;

/** Hit of one typed word in one document: its score, and the words of the document it matched. */
type Hit = { readonly score: number; readonly words: readonly string[] };
type Hits = ReadonlyMap<number, Hit>;

/** Falls back to fuzzy matching when nothing matches exactly. */
function findWord({ words }: SearchIndex, typed: string): Hits {
  const exact = words.search(toWordQuery(typed));
  const fuzzy = exact.length > 0 ? undefined : toFuzzyQuery(typed);
  const found = fuzzy === undefined ? exact : words.search(fuzzy);
  return new Map(found.map(({ id, score, terms }) => [id, { score, words: terms }]));
}

type Candidate = {
  readonly document: number;
  readonly hits: readonly Hit[];
  readonly score: number;
};

/** Bonus of a title that contains the query; higher the less else it contains. */
function calculateTitleBonus(title: string, typed: readonly string[]): number {
  const words = splitWords(title);
  const together = ` ${words.join(' ')} `.includes(` ${typed.join(' ')}`) ? 1 : 0;
  return together + (together * typed.length) / Math.max(words.length, typed.length);
}

/** Documents that contain all typed words; else those with the most of them, but at least half. */
function gatherCandidates(found: readonly Hits[], documents: number): Omit<Candidate, 'score'>[] {
  const all = Array.from({ length: documents }, (_, document) => ({
    document,
    hits: found.flatMap((hits) => hits.get(document) ?? []),
  }));
  const most = Math.max(0, ...all.map(({ hits }) => hits.length));
  if (most === 0 || most * 2 < found.length) return [];
  return all.filter(({ hits }) => hits.length === most);
}

function toResult(
  { documents }: SearchIndex,
  { document: number, hits }: Candidate,
): SearchResult | undefined {
  const document = documents[number];
  if (document === undefined) return undefined;
  const matched = hits.flatMap(({ words }) => words);
  const { kind, path, title, description, text } = document;
  const inDescription = findFirstWord(description, matched);
  const inText = inDescription < 0 ? findFirstWord(text, matched) : -1;
  const excerpt =
    inText >= 0 || description === ''
      ? createExcerpt(text, Math.max(0, inText))
      : createExcerpt(description, Math.max(0, inDescription));
  return { kind, path, title, excerpt };
}

/** Any order, prefixes, folded letters, typos; title before description before text. */
export function searchDocuments(index: SearchIndex, query: string): SearchResult[] {
  const words = splitWords(query.slice(0, searchLimits.queryMaxLength));
  const typed = [...new Set(words)].slice(0, maxWords);
  if (typed.length === 0) return [];
  const found = typed.map((word) => findWord(index, word));
  const ranked = gatherCandidates(found, index.documents.length).map((candidate) => ({
    ...candidate,
    score:
      candidate.hits.reduce((sum, { score }) => sum + score, 0) +
      calculateTitleBonus(index.documents[candidate.document]?.title ?? '', typed),
  }));
  return ranked
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, searchLimits.results)
    .flatMap((candidate) => toResult(index, candidate) ?? []);
}
