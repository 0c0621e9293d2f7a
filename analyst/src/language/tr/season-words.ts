import type { SeasonWords } from '../season-words.ts';

/** "Altın için en iyi ay", "yılın en kötü ayı". */
export const seasonWords: SeasonWords = {
  rankedMonth: {
    best: 'icin (?:yilin )?en (?:iyi|guclu) ay(?:i|lar|lari)?(?: hangisi\\w*)?',
    worst: 'icin (?:yilin )?en (?:kotu|zayif) ay(?:i|lar|lari)?(?: hangisi\\w*)?',
  },
};
