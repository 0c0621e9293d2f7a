import { languages, type Language } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { Words } from '../language/words.ts';

function createMarkPattern(words: Words): RegExp {
  const source = [words].flat().join('|');
  return new RegExp(`(?<![a-z])(?:${source === '' ? '(?!)' : source})(?![a-z])`, 'g');
}

const marksByLanguage = languages.map((language) => {
  const { marks, fieldMarks, signs } = analystLanguages[language].question;
  return {
    language,
    marks: createMarkPattern(marks),
    fieldMarks: createMarkPattern(fieldMarks),
    signs,
  };
});

function countMatches(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}

/**
 * Language of a question by its words and letters; undefined if they do not decide ("RSI?").
 * Domain terms, which other languages borrow, decide last. `rest` is folded, without instruments.
 */
export function detectQuestionLanguage(rest: string, message: string): Language | undefined {
  const counted = marksByLanguage.map(({ language, marks, signs }) => ({
    language,
    count: countMatches(rest, marks) + signs.filter((sign) => sign.test(message)).length,
  }));
  const [most, next] = counted.toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count === 0)
    return marksByLanguage.find(({ fieldMarks }) => countMatches(rest, fieldMarks) > 0)?.language;
  return most.count === next?.count ? undefined : most.language;
}
