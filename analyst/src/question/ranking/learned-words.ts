import { readFileSync } from 'node:fs';

/** A word and its usual endings begin with as many letters. */
const stemLetters = 6;

/** The beginning of a folded word that its endings leave alone. */
export function toLearnedStem(word: string): string {
  return word.slice(0, stemLetters);
}

function readStems(): ReadonlySet<string> {
  const file = new URL('ranking-words.txt', import.meta.url);
  return new Set(readFileSync(file, 'utf8').split('\n'));
}

const stems = readStems();

/**
 * Whether wordings of questions about charts have a folded word, so that the ranking has read it
 * with the others. Made by `npm run train:ranking`.
 */
export function isLearnedWord(word: string): boolean {
  return stems.has(toLearnedStem(word));
}
