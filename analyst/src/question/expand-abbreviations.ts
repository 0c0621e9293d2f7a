import { lexicons } from './word-pattern.ts';

const abbreviations = [
  ...lexicons.flatMap((lexicon) => lexicon.abbreviations),
  [/(?<![a-z0-9])(rsi|[esw]ma|atr|adx|cci|mfi)(\d{1,3})(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})([esw]ma)(?![a-z0-9])/g, '$1 $2'],
  [/(?<![a-z0-9])(\d{1,3})d ?ma(?![a-z0-9])/g, '$1 day average'],
] as const;

/** Writes out what folded text has in short: "ur" is your, "50dma" is 50 ma. */
export function expandAbbreviations(folded: string): string {
  return abbreviations.reduce((text, [short, long]) => text.replace(short, long), folded);
}
