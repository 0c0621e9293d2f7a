import { languages, type MeasureRequest } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { MeasureReading } from './read-measures.ts';
import { createWordPattern } from './word-pattern.ts';

const rankedMonths = (['best', 'worst'] as const).map((name) => ({
  direction: name === 'best' ? ('bullish' as const) : ('bearish' as const),
  pattern: createWordPattern(
    languages.map((language) => analystLanguages[language].seasonWords.rankedMonth[name]).join('|'),
  ),
}));

/** "The best month for gold" is the one of all years, where no period is named. */
export function findRankedMonth({ text, period }: MeasureReading): MeasureRequest | undefined {
  const found = period === undefined && rankedMonths.find(({ pattern }) => pattern.test(text));
  return found ? { id: 'month-averages', direction: found.direction } : undefined;
}
