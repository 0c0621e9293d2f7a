import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

const words = languages.map((language) => analystLanguages[language].property);
const join = (sources: readonly string[]): string => sources.join('|');

const counted = languages.map((language) => {
  const { property, question } = analystLanguages[language];
  const { periods, numberWords } = question;
  const { counts, labels, yearUnit } = property;
  // "Twenty five years" are not five.
  const before = join(Object.keys({ ...periods.tens, ...periods.ones, ...numberWords.scales }));
  return {
    counts,
    pattern: new RegExp(
      `(?<![a-z])(?<!(?<![a-z])(?:${before})[ -])(${join(counts)})(?=(?: (?:${labels.units})|${yearUnit})(?![a-z]))`,
      'g',
    ),
  };
});

/** "Two units" and "ten years" with their number in digits. */
export function writeCounts(folded: string): string {
  return counted.reduce(
    (text, { counts, pattern }) =>
      text.replace(pattern, (word: string) => String(counts.indexOf(word) + 2)),
    folded,
  );
}

const attached = new RegExp(
  `(\\d)(?! |-)(?=(?:${join(words.flatMap((one) => [one.yearUnit, one.monthUnit]))})(?![a-z0-9]))`,
  'g',
);

/** "30y" as "30 y". */
export const partUnits = (folded: string): string => folded.replaceAll(attached, '$1 ');
