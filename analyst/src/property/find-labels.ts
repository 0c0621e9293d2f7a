import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { dealLabels, type DealLabel } from '../language/property-words.ts';
import { createWordPattern, type Found, listMatches } from '../question/word-pattern.ts';
import { labelsByUnit, type DealUnit } from './deal-units.ts';

const words = languages.map((language) => analystLanguages[language].property);
const labelPatterns = dealLabels.map((label) => ({
  label,
  pattern: createWordPattern(
    words.map(({ labels, labelEnding }) => `(?:${labels[label]})${labelEnding}`).join('|'),
    'g',
  ),
}));

/** Where a text says what a number is. */
export type Label = Found<DealLabel>;

/** Every label of a text, by place; of two that overlap the longer one, or the one named first. */
export function findLabels(text: string): readonly Label[] {
  return labelPatterns.flatMap(({ label, pattern }) =>
    listMatches(text, pattern).map((match) => ({
      value: label,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Labels of one unit, without those inside of a longer one: "rent growth" is no rent. */
export function chooseLabels(labels: readonly Label[], unit: DealUnit): readonly Label[] {
  return labels.filter(
    (one) =>
      labelsByUnit[unit].has(one.value) &&
      !labels.some(
        (other) =>
          // "1,300 rent yield?": a sum is a rent, and no yield.
          !(unit === 'money' && other.value === 'measure') &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}
