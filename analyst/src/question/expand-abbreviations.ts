import { lexicons } from './word-pattern.ts';
import { writeNumbers } from './write-numbers.ts';

const abbreviations = [
  ...lexicons.flatMap((lexicon) => lexicon.abbreviations),
  [/(?<![a-z0-9])(rsi|[esw]ma|atr|adx|cci|mfi)(\d{1,3})(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})([esw]ma)(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{2,3})(mas?)(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})d ?ma(?![a-z0-9])/g, '$1 day average'],
  [/(?<![a-z0-9.,])([1-9]\d{1,2})('?l[iu]k)? (average|avg|mean)(?= |$)/g, '$1 moving average'],
  [/(?<![a-z0-9.,])([1-9]\d{1,2})('?l[iu]k)? (ortalama)/g, '$1 hareketli $3'],
  // "Closes above 96 200", "96 200'un ustunde": thousands apart.
  [
    /(?<=(?:above|below|over|under|at|to|near|hits?|reach(?:es)?|past|beyond|for) )(\d{1,3}) (\d{3})(?![\d.,]| ?(?:day|week|month|hour|candle|bar|[esw]?ma|period)|[a-z])/g,
    '$1$2',
  ],
  [/(?<![\d.,])(\d{1,3}) (\d{3})(?='(?:[iu]n|n[iu]n|[ae]|[dt][ae]|y[ae])(?![a-z]))/g, '$1$2'],
] as const;

/** Writes out what folded text has in short: "ur" is your, "50dma" is 50 ma. */
export function expandAbbreviations(folded: string): string {
  return abbreviations.reduce(
    (text, [short, long]) => text.replace(short, long),
    writeNumbers(folded),
  );
}
