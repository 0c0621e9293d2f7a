/** How a text is made of known words: letters that belong to none, and the words. */
export type WordCover = { readonly free: number; readonly words: readonly string[] };

const wordLength = { least: 3, most: 24 } as const;

type Step = WordCover & { readonly cost: number };

// One more word weighs less than a letter that is in none.
const costs = { letter: 10, word: 1 } as const;

/** Covers a text of letters with known words so that the fewest letters remain, then the fewest words. */
export function coverWithWords(text: string, isKnown: (word: string) => boolean): WordCover {
  const best: Step[] = [{ free: 0, words: [], cost: 0 }];
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { free: 0, words: [], cost: 0 };
    let chosen: Step = {
      free: before.free + 1,
      words: before.words,
      cost: before.cost + costs.letter,
    };
    for (let length = wordLength.least; length <= Math.min(end, wordLength.most); length += 1) {
      const start = best[end - length];
      const word = text.slice(end - length, end);
      if (start === undefined || start.cost + costs.word >= chosen.cost || !isKnown(word)) continue;
      chosen = {
        free: start.free,
        words: [...start.words, word],
        cost: start.cost + costs.word,
      };
    }
    best.push(chosen);
  }
  return best.at(-1) ?? { free: 0, words: [] };
}
