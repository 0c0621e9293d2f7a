import type { Language } from '@vela/contracts';
import { findWordClass } from './find-word-class.ts';

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of 32 bits over a word, begun with the kind of feature. */
export function hashPart(kind: number, word: string): number {
  let hash = Math.imul(firstHash ^ kind, prime);
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}

/** The hash of a pair of hashes. */
export const hashPair = (kind: number, one: number, other: number): number =>
  Math.imul(Math.imul(one ^ kind, prime) ^ (other >>> 3) ^ (other << 7), prime);

/** A word or mark of a folded sentence with the hashes that features are made of. */
export type AdviceWord = {
  readonly isMark: boolean;
  /** Whether the lexicon knows it. */
  readonly isKnown: boolean;
  readonly whole: number;
  readonly stem: number;
  readonly ending: number;
  readonly meaning: number;
  /** Its meaning with its ending; of unknown words the ending alone. */
  readonly form: number;
  /** Features of the word by itself. */
  readonly own: readonly number[];
};

const longestWord = 32;
const maxRemembered = 20_000;
const remembered = new Map<string, AdviceWord>();

/** Features of a word by itself: its parts, and every four letters of it with its edges. */
function listOwnFeatures(word: string): number[] {
  const edged = `<${word}>`;
  const parts = Array.from({ length: Math.max(0, edged.length - 3) }, (_none, at) =>
    hashPart(30, edged.slice(at, at + 4)),
  );
  const start = word.length > 5 ? [hashPart(4, word.slice(0, 5))] : [];
  return [hashPart(5, word.slice(-2)), hashPart(6, word.slice(-4)), ...start, ...parts];
}

/** A name of what a word means: its class; of marks the mark, of numbers "#", of others "~". */
function nameMeaning(word: string, isMark: boolean): string {
  if (isMark) return word;
  return word.startsWith('#') ? '#' : '~';
}

function createAdviceWord(word: string, language: Language): AdviceWord {
  const isMark = !/[a-z#]|\p{Extended_Pictographic}/u.test(word);
  const known = /[a-z]/.test(word) ? findWordClass(word, language) : undefined;
  const name = known?.name ?? nameMeaning(word, isMark);
  const meaning = hashPart(20, name);
  const whole = hashPart(1, word);
  const stem = hashPart(2, word.slice(0, 4));
  const ending = hashPart(3, word.slice(-3));
  const own = [whole, stem, ending, meaning, ...listOwnFeatures(word)];
  if (known === undefined)
    return {
      isMark,
      isKnown: false,
      whole,
      stem,
      ending,
      meaning,
      form: hashPart(22, word.slice(-3)),
      own,
    };
  const form = hashPart(21, `${name}|${known.ending.slice(-3)}`);
  own.push(hashPart(21, `${name}|${known.ending.slice(-5)}`));
  return { isMark, isKnown: true, whole, stem, ending, meaning, form, own };
}

/** The word as features see it; words repeat, so those seen are kept, at most 20,000. */
export function toAdviceWord(word: string, language: Language): AdviceWord {
  const short = word.slice(0, longestWord);
  const key = `${language}${short}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const made = createAdviceWord(short, language);
  remembered.set(key, made);
  return made;
}

/** What stands before the first and behind the last word. */
export const edgeWord: AdviceWord = {
  isMark: false,
  isKnown: false,
  whole: hashPart(1, '^'),
  stem: hashPart(2, '^'),
  ending: hashPart(3, '^'),
  meaning: hashPart(20, '^'),
  form: hashPart(21, '^'),
  own: [],
};
