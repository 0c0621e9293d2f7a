import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { languages, type Language } from '@vela/contracts';
import { isOrdinaryForm } from './ordinary-form.ts';

function readWords(language: Language): ReadonlySet<string> {
  const file = new URL(`../language/${language}/ordinary-words.txt.gz`, import.meta.url);
  return new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'));
}

let words: readonly { language: Language; known: ReadonlySet<string> }[] | undefined;

/**
 * Whether a folded word is an everyday one of any language, alone or with endings, and no name of
 * a company or a coin. Made by `bench/src/words/make-ordinary-words.ts`.
 */
export function isOrdinaryWord(word: string): boolean {
  // Read with the first question: the thread of requests reads none.
  words ??= languages.map((language) => ({ language, known: readWords(language) }));
  return words.some(({ language, known }) =>
    isOrdinaryForm(word, (stem) => known.has(stem), language),
  );
}
