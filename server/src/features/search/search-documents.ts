import { searchLimits, type SearchResult } from '@vela/contracts';
import { excerptAround } from './excerpt.ts';
import { matchWithSlips, matchWord } from './match-word.ts';
import { type Place, type SearchField, type SearchIndex } from './search-index.ts';
import { splitWords } from './split-words.ts';

/** So far apart that the worst match of a field ranks above the best of the next. */
const fieldWeight = { title: 9, description: 3, text: 1 } as const satisfies Record<
  SearchField,
  number
>;
const mostWords = 8;

/** What one typed word found in one document: the best it is worth, and where it first stands in each field. */
type Hit = { score: number; readonly first: Map<SearchField, number> };
type Hits = Map<number, Hit>;

function addHit(hits: Hits, { document, field, at }: Place, quality: number): void {
  const hit = hits.get(document) ?? { score: 0, first: new Map<SearchField, number>() };
  hit.score = Math.max(hit.score, quality * fieldWeight[field]);
  hit.first.set(field, Math.min(at, hit.first.get(field) ?? Infinity));
  hits.set(document, hit);
}

function collectHits(
  { places }: SearchIndex,
  typed: string,
  match: (typed: string, word: string) => number,
): Hits {
  const hits: Hits = new Map();
  for (const [word, at] of places) {
    const quality = match(typed, word);
    if (quality > 0) for (const place of at) addHit(hits, place, quality);
  }
  return hits;
}

/** Slips are only thought of where nothing is written as typed. */
function findWord(index: SearchIndex, typed: string): Hits {
  const hits = collectHits(index, typed, matchWord);
  return hits.size > 0 ? hits : collectHits(index, typed, matchWithSlips);
}

type Candidate = {
  readonly document: number;
  readonly hits: readonly Hit[];
  readonly score: number;
};

/** A title that says just what was asked ranks above one that says more. */
function titleBonus(title: string, typed: readonly string[]): number {
  const words = splitWords(title).map(({ word }) => word);
  const together = ` ${words.join(' ')} `.includes(` ${typed.join(' ')}`) ? 1 : 0;
  return together + (together * typed.length) / Math.max(words.length, typed.length);
}

/** The documents that hold all words; when none does, those that hold most of them, but at least half. */
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
  const firstIn = (field: SearchField) =>
    Math.min(...hits.map(({ first }) => first.get(field) ?? Infinity));
  const { kind, path, title, description, text } = document;
  const shown =
    Number.isFinite(firstIn('description')) || !Number.isFinite(firstIn('text'))
      ? 'description'
      : 'text';
  const at = Number.isFinite(firstIn(shown)) ? firstIn(shown) : 0;
  const source = shown === 'description' && description !== '' ? description : text;
  return { kind, path, title, excerpt: excerptAround(source, source === document[shown] ? at : 0) };
}

/**
 * Finds documents by words: in any order, by their beginnings, with Turkish and English letters folded together, forgiving small slips.
 * The best first: a hit in the title ranks above one in the description, and that above one in the text.
 */
export function searchDocuments(index: SearchIndex, query: string): SearchResult[] {
  const words = splitWords(query.slice(0, searchLimits.queryMaxLength)).map(({ word }) => word);
  const typed = [...new Set(words)].slice(0, mostWords);
  if (typed.length === 0) return [];
  const found = typed.map((word) => findWord(index, word));
  const ranked = gatherCandidates(found, index.documents.length).map((candidate) => ({
    ...candidate,
    score:
      candidate.hits.reduce((sum, { score }) => sum + score, 0) +
      titleBonus(index.documents[candidate.document]?.title ?? '', typed),
  }));
  return ranked
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, searchLimits.results)
    .flatMap((candidate) => toResult(index, candidate) ?? []);
}
