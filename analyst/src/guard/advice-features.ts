/** Number of places that features are hashed to. */
export const adviceFeatureCount = 32_768;

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of 32 bits over a word, begun with the kind of feature. */
function hashPart(kind: number, word: string): number {
  let hash = Math.imul(firstHash ^ kind, prime);
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}

/** The hash of a pair of hashes. */
const mix = (kind: number, one: number, other: number): number =>
  Math.imul(Math.imul(one ^ kind, prime) ^ (other >>> 3) ^ (other << 7), prime);

const tokens = /[a-z#][a-z#'%-]*|[:?!;"“”%]/g;
const lengths = [2, 4, 7, 12] as const;

/** The hashes of a word that its pairs are made of: itself, its stem and its ending. */
type Hashed = { readonly whole: number; readonly stem: number; readonly ending: number };

const toHashed = (word: string): Hashed => ({
  whole: hashPart(1, word),
  stem: hashPart(2, word.slice(0, 4)),
  ending: hashPart(3, word.slice(-3)),
});
const edge = toHashed('^');

/**
 * Places of the features of a folded sentence in which numbers are "#", each once: words, stems,
 * endings, pairs of each, the last word, and how long the sentence is.
 */
export function listAdviceFeatures(folded: string): number[] {
  const words: readonly string[] = folded.match(tokens) ?? [];
  const hashed = [edge, ...words.map(toHashed), edge];
  const places = new Set<number>();
  const add = (hash: number): unknown =>
    places.add((hash ^ (hash >>> 15)) & (adviceFeatureCount - 1));
  for (const [at, word] of words.entries()) {
    const { whole, stem, ending } = hashed[at + 1] ?? edge;
    for (const hash of [whole, stem, ending]) add(hash);
    if (word.length > 5) add(hashPart(4, word.slice(0, 5)));
    add(hashPart(5, word.slice(-2)));
    add(hashPart(6, word.slice(-4)));
  }
  for (let at = 1; at < hashed.length; at += 1) {
    const [before = edge, own = edge, next] = [hashed[at - 1], hashed[at], hashed[at + 1]];
    add(mix(7, before.whole, own.whole));
    add(mix(8, before.stem, own.stem));
    add(mix(9, before.ending, own.ending));
    if (next !== undefined) add(mix(10, before.whole, next.whole));
  }
  const last = words.findLast((word) => /[a-z]/.test(word)) ?? '';
  add(hashPart(11, last));
  add(hashPart(12, last.slice(-3)));
  add(hashPart(13, last.slice(-4)));
  add(hashPart(14, String(lengths.findIndex((length) => words.length < length))));
  return [...places];
}
