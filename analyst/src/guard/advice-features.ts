import type { Language } from '@vela/contracts';
import { edgeWord, hashPair, hashPart, toAdviceWord, type AdviceWord } from './advice-word.ts';

/** Number of places that features are hashed to. */
export const adviceFeatureCount = 65_536;

/** Words, numbers, the marks that clauses end at, and pictures. */
const tokens = /[a-z#][a-z#'%-]*|[:?!;"“”%,.—–()…]|[\ud83c-\ud83e][\udc00-\udfff]/g;
const lengths = [2, 4, 7, 12] as const;
/** How many words of known meaning behind one are paired with it. */
const reach = 8;
/** Words of different form that are paired; more stand in no sentence. */
const maxPaired = 64;

const marks = ['#', '?', '"'] as const;

/** The call that set each place last: places are told once, without a set for each sentence. */
const lastPass = new Uint32Array(adviceFeatureCount);
let pass = 0;

type Add = (hash: number) => void;

function addNeighbours(words: readonly AdviceWord[], add: Add): void {
  for (let at = 0; at <= words.length; at += 1) {
    const before = words[at - 1] ?? edgeWord;
    const own = words[at] ?? edgeWord;
    const next = words[at + 1] ?? (at + 1 === words.length ? edgeWord : undefined);
    add(hashPair(7, before.whole, own.whole));
    add(hashPair(8, before.stem, own.stem));
    add(hashPair(9, before.ending, own.ending));
    add(hashPair(40, before.meaning, own.meaning));
    add(hashPair(41, before.meaning, own.form));
    add(hashPair(42, before.form, own.meaning));
    add(hashPair(49, before.form, own.form));
    if (next === undefined) continue;
    add(hashPair(10, before.whole, next.whole));
    add(hashPair(43, hashPair(44, before.meaning, own.meaning), next.meaning));
  }
}

/** How a clause begins and ends, each with every other meaning in it. */
function addClause(words: readonly AdviceWord[], add: Add): void {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  add(hashPair(50, first.meaning, 1));
  add(hashPair(51, first.form, 1));
  add(hashPair(52, first.whole, 1));
  if (second !== undefined) add(hashPair(53, first.form, second.meaning));
  add(hashPair(54, last.form, 1));
  add(hashPair(55, last.meaning, 1));
  add(hashPair(56, last.ending, 1));
  add(hashPair(58, first.meaning, last.form));
  for (const word of words) {
    if (!word.isKnown || word === first) continue;
    add(hashPair(57, first.form, word.meaning));
    add(hashPair(59, last.form, word.meaning));
  }
}

function addMeanings(words: readonly AdviceWord[], add: Add): void {
  const known: AdviceWord[] = [];
  for (const word of words) {
    if (known.length === maxPaired) break;
    if (word.isKnown && !known.some(({ form }) => form === word.form)) known.push(word);
  }
  for (let at = 0; at < known.length; at += 1)
    for (let later = at + 1; later < Math.min(at + reach, known.length); later += 1)
      add(hashPair(60, known[at]?.meaning ?? 0, known[later]?.meaning ?? 0));
}

function addEnds(words: readonly AdviceWord[], add: Add): void {
  const first = words[0] ?? edgeWord;
  const last = words.at(-1) ?? edgeWord;
  add(hashPair(11, last.whole, 1));
  add(hashPair(12, last.ending, 1));
  add(hashPair(13, last.form, 1));
  add(hashPair(16, last.meaning, 1));
  add(hashPair(17, first.form, 1));
  add(hashPair(18, first.form, last.form));
  add(hashPart(14, String(lengths.findIndex((length) => words.length < length))));
}

/**
 * Places of the features of a folded sentence in which numbers are "#", each once: words, their
 * parts and meanings, pairs and triples of neighbours, how clauses begin and end, and which
 * meanings stand together. Linear in the length of the text.
 */
export function listAdviceFeatures(folded: string, language: Language): readonly number[] {
  pass = (pass + 1) >>> 0;
  const places: number[] = [];
  const add = (hash: number): void => {
    const place = (hash ^ (hash >>> 15)) & (adviceFeatureCount - 1);
    if (lastPass[place] === pass) return;
    lastPass[place] = pass;
    places.push(place);
  };
  const words: AdviceWord[] = [];
  let clause: AdviceWord[] = [];
  for (const text of folded.match(tokens) ?? []) {
    const word = toAdviceWord(text, language);
    for (const hash of word.own) add(hash);
    if (!word.isMark) {
      words.push(word);
      clause.push(word);
    } else if (clause.length > 0) {
      addClause(clause, add);
      clause = [];
    }
  }
  addClause(clause, add);
  addNeighbours(words, add);
  addMeanings(words, add);
  addEnds(words, add);
  for (const mark of marks) if (folded.includes(mark)) add(hashPart(15, mark));
  return places;
}
