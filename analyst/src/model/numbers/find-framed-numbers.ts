import { foldText, mapLanguages, type Language } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { FramedNumber } from './choose-framed-fact.ts';
import type { WrittenNumber } from './find-written-numbers.ts';
import { parseNumberWords, toWordStep } from './parse-number-words.ts';

const joinWords = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|');

export const createHedge = (words: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${words}) ?[$€£₺%]?$`);

function createPatterns(language: Language) {
  const { frames, model } = analystLanguages[language];
  const { numbers, hedges, units } = frames;
  const word = `(?:${joinWords(numbers.small)}|${joinWords(numbers.scales)})`;
  const { before, after } = model.percentWords;
  return {
    spelled: new RegExp(
      `(?<![a-z-]|birkac |several |few )(?<percent>${before} )?(?<words>${word}(?:[- ]${word})*)(?<half> ${numbers.half})?(?![a-z]|[- ](?:${units.parts})(?![a-z]))(?<after> (?:${after}))?`,
      'g',
    ),
    halfPercent: new RegExp(`(?<![a-z])(?:${numbers.halfPercent})(?![a-z])`, 'g'),
    below: createHedge(hedges.below),
    above: createHedge(hedges.above),
    about: createHedge(hedges.about),
    behind: new RegExp(`^['’]?(?: ?(?:${hedges.behind}))`),
    ages: new RegExp(`^[- ]?(?:${units.ages})`),
    units: (['candles', 'atr', 'money', 'days', 'times'] as const).map(
      (unit) => [unit, new RegExp(`^[- ]?(?:${units[unit]})(?![a-z])`)] as const,
    ),
  };
}

const patterns = mapLanguages(createPatterns);
const leadingZero = /^0\d/;
const lengthBefore = 28;
const halfPercent = 0.5;

/** Whole numbers and percentages in words. */
function findSpelled(folded: string, language: Language): readonly FramedNumber[] {
  const { numbers } = analystLanguages[language].frames;
  const plain = { digits: 1, side: undefined, unit: undefined, isAge: false };
  const halves = [...folded.matchAll(patterns[language].halfPercent)].map(({ index, 0: text }) => ({
    ...plain,
    start: index,
    end: index + text.length,
    value: halfPercent,
    tolerance: halfPercent / 10,
    unit: 'percent' as const,
  }));
  const words = [...folded.matchAll(patterns[language].spelled)].map((match): FramedNumber => {
    const { percent, words: said = '', half, after } = match.groups ?? {};
    const isPercent = percent !== undefined || after !== undefined;
    const value = parseNumberWords(said, numbers) + (half === undefined ? 0 : halfPercent);
    const step = half === undefined ? halfPercent : halfPercent / 2;
    return {
      ...plain,
      start: match.index,
      end: match.index + match[0].length,
      value,
      tolerance: isPercent ? step : toWordStep(said.split(/[- ]/), numbers),
      // One number in words is as exact as two digits.
      digits: isPercent ? 2 : plain.digits,
      unit: isPercent ? 'percent' : undefined,
    };
  });
  // A scale alone belongs to the number before it, which then is another one.
  const isScale = ({ start, end }: FramedNumber): boolean =>
    numbers.scales[folded.slice(start, end)] !== undefined;
  return [
    ...halves,
    ...words.filter((one) => !isScale(one) && !halves.some(({ start }) => start === one.start)),
  ];
}

/** Numbers of a text, in digits and in words, with the unit and the rounding that are said of them. */
export function findFramedNumbers(
  masked: string,
  written: readonly WrittenNumber[],
  language: Language,
): readonly FramedNumber[] {
  const folded = foldText(masked);
  const own = patterns[language];
  const digits = written
    .filter(({ isWord, start }) => !isWord && !leadingZero.test(folded.slice(start, start + 2)))
    .map(({ roundedTolerance, isPercent, ...number }) => {
      const before = folded.slice(Math.max(0, number.start - lengthBefore), number.start);
      const isHedged =
        [own.below, own.above, own.about].some((hedge) => hedge.test(before)) ||
        own.behind.test(folded.slice(number.end, number.end + lengthBefore));
      return {
        ...number,
        tolerance: isHedged ? roundedTolerance : number.tolerance,
        unit: isPercent ? ('percent' as const) : undefined,
        side: undefined,
        isAge: false,
      };
    });
  return [...digits, ...findSpelled(folded, language)].map((number) => {
    const before = folded.slice(Math.max(0, number.start - lengthBefore), number.start);
    const behind = folded.slice(number.end, number.end + lengthBefore);
    const unit = number.unit ?? own.units.find(([, pattern]) => pattern.test(behind))?.[0];
    const side = own.below.test(before) ? 'below' : own.above.test(before) ? 'above' : undefined;
    return { ...number, unit, side, isAge: own.ages.test(behind) || unit !== 'candles' };
  });
}
