import { foldText, mapLanguages, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';

/** A number as a writer puts it: rounded, with a scale, as a percentage or as a word. */
export type WrittenNumber = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** How far the exact value may lie from it. */
  readonly tolerance: number;
  /** The same where it is called rounded. */
  readonly roundedTolerance: number;
  readonly isPercent: boolean;
  readonly isWord: boolean;
  /** Digits that say something: 92.6k has three. */
  readonly digits: number;
  /** What stands right before it, folded. */
  readonly before: string;
};

const sources = mapLanguages((language) => {
  const { scaleSizes, percentWords, numberWords, rounded } = analystLanguages[language].model;
  const { group, point } = analystLanguages[language].model.separators;
  const numeral = `\\d{1,3}(?:\\${group}\\d{3})+(?:\\${point}\\d+)?|\\d+(?:\\${point}\\d+)?`;
  const scales = Object.keys(scaleSizes).join('|');
  return {
    rounded: new RegExp(`(?<![a-z])(?:${rounded})[ $€£₺]*$`),
    numeral: new RegExp(
      `(?<![\\w.,])(?<percent>% ?|${percentWords.before} )?[$€£₺]?(?<sign>[-−])?(?<number>${numeral})(?: ?(?<scale>${scales})(?![a-z]))?(?<after> ?%| (?:${percentWords.after})(?![a-z]))?(?![\\w%]|[.,]\\d)`,
      'g',
    ),
    words: new RegExp(
      `(?<![a-z-])(?:${[...numberWords]
        .filter(Boolean)
        .toSorted((a, b) => b.length - a.length)
        .join('|')})(?![a-z-])`,
      'g',
    ),
  };
});

const lengthBefore = 28;

/** Above it the zeros at the end of a whole number may be rounding. */
const maxExact = 3;

function countDigits(number: string): number {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return /[.,]\d{1,2}$/.test(number) || digits.length <= maxExact
    ? digits.length
    : digits.replace(/0+$/, '').length;
}

/** Half a step of the last digit; of a number called rounded, its zeros are no digits. */
function toTolerance(number: string, point: string, isRounded: boolean): number {
  const part = number.split(point)[1];
  if (part !== undefined) return 0.5 * 10 ** -part.length;
  const digits = number.replace(/\D/g, '');
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return 0.5 * (isRounded && digits.length > maxExact ? 10 ** zeros : 1);
}

/**
 * Numbers of a text in the format of the language, with "k", "milyar", "percent" and the like; `text`
 * holds spaces in the place of what is bound or a name. Offsets are those of `text`.
 */
export function findWrittenNumbers(text: string, language: Language): readonly WrittenNumber[] {
  const { scaleSizes, numberWords, separators } = analystLanguages[language].model;
  const folded = foldText(text);
  const found = [...folded.matchAll(sources[language].numeral)].map((match): WrittenNumber => {
    const { number = '', scale, percent, after, sign } = match.groups ?? {};
    const size = scale === undefined ? 1 : (scaleSizes[scale] ?? 1);
    const plain = number.replaceAll(separators.group, '').replace(separators.point, '.');
    const before = folded.slice(Math.max(0, match.index - lengthBefore), match.index);
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: Number(plain) * size * (sign === undefined ? 1 : -1),
      tolerance:
        toTolerance(number, separators.point, sources[language].rounded.test(before)) * size,
      roundedTolerance: toTolerance(number, separators.point, true) * size,
      isPercent: percent !== undefined || after !== undefined,
      isWord: false,
      digits: countDigits(number),
      before,
    };
  });
  const words = [...folded.matchAll(sources[language].words)].map(
    ({ index, 0: word }): WrittenNumber => ({
      start: index,
      end: index + word.length,
      value: numberWords.indexOf(word),
      tolerance: 0,
      roundedTolerance: 0,
      isPercent: false,
      isWord: true,
      digits: 1,
      before: folded.slice(Math.max(0, index - lengthBefore), index),
    }),
  );
  return [...found, ...words].toSorted((one, other) => one.start - other.start);
}
