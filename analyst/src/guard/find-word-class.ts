import { mapLanguages, type Language } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

/** What a word means to the guard, and what stands behind its stem. */
type WordClass = { readonly name: string; readonly ending: string };

/** Letters of the longest stem. */
const longestStem = 12;

const tables = mapLanguages((language) => {
  const whole = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const [name, words] of Object.entries(analystLanguages[language].adviceLexicon.words))
    for (const word of words.split(' '))
      if (word.startsWith('=')) whole.set(word.slice(1), name);
      else stems.set(word, name);
  return { whole, stems };
});

/** The class of a folded word by the longest stem that it begins with; undefined for other words. */
export function findWordClass(word: string, language: Language): WordClass | undefined {
  const { whole, stems } = tables[language];
  const own = whole.get(word);
  if (own !== undefined) return { name: own, ending: '' };
  const { shortestStem, longestEnding } = analystLanguages[language].adviceLexicon;
  const shortest = Math.max(shortestStem, word.length - longestEnding);
  for (let length = Math.min(longestStem, word.length); length >= shortest; length -= 1) {
    const name = stems.get(word.slice(0, length));
    if (name !== undefined) return { name, ending: word.slice(length) };
  }
  return undefined;
}
