import type { QuestionLexicon } from '../language/question-lexicon.ts';
import { lexicons } from './word-pattern.ts';

type Writer = (folded: string) => string;

const joinLongestFirst = (words: readonly string[]): string =>
  `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;

/** Shorter words for one are also articles and endings: "bi", "a". */
const leastLetters = 3;

const halfSign = '½';

/** The value of the words of a number: "two hundred and fifty thousand", "uc bucuk bin". */
function createReader({ periods, numberWords }: QuestionLexicon): (words: string) => number {
  const { scales, half, parts } = numberWords;
  const values = new Map(
    Object.entries({ ...periods.tens, ...periods.ones, ...scales, [halfSign]: 0.5 }),
  );
  const token = new RegExp(`${joinLongestFirst([...values.keys()])}|\\d+(?:[.,]\\d+)?`, 'g');
  const [hundred] = Object.values(scales);
  return (words) => {
    const part = parts[words];
    if (part !== undefined) return part;
    let total = 0;
    let current = 0;
    for (const [word] of words.replaceAll(half, halfSign).matchAll(token)) {
      const scale = scales[word];
      const value = values.get(word) ?? Number(word.replace(',', '.'));
      if (scale === undefined) current += value;
      else if (scale === hundred) current = Math.max(current, 1) * scale;
      else {
        total += Math.max(current, 1) * scale;
        current = 0;
      }
    }
    return total + current;
  };
}

/** Writes in digits the numbers of one language that are plainly numbers where they stand. */
function createWriter(lexicon: QuestionLexicon): Writer {
  const { periods, numberWords } = lexicon;
  const { and, half, parts, beforePercent, units, ambiguous, alone, ending } = numberWords;
  const readNumber = createReader(lexicon);
  const named = Object.keys(periods.ones).filter(
    (word) => word.length >= leastLetters || word === 'uc',
  );
  const first = joinLongestFirst(named);
  const ones = joinLongestFirst(named.filter((word) => !ambiguous.includes(word)));
  const tens = joinLongestFirst(Object.keys(periods.tens));
  const small = `(?:${tens}(?:[- ]?${ones})?|${first})`;
  const last = `(?:${tens}(?:[- ]?${ones})?|${ones})`;
  const [hundred = '(?!)', ...large] = Object.keys(numberWords.scales);
  const hundreds = `(?:(?:${small}|a) ?)?${hundred}(?:${and} ?${last})?`;
  const below = `(?:${hundreds}|${small})`;
  const manyFold = `(?:${below}|a|\\d+)(?:${half})? ?${joinLongestFirst(large)}(?:${and} (?:${hundreds}|${last}))?`;
  const any = `(?:${manyFold}|(?:${below}|${joinLongestFirst(Object.keys(parts))})(?:${half})?)`;
  const end = ending === '' ? '(?![a-z])' : `(?:'?(?<ending>${ending}))?(?![a-z])`;
  const unit = `(?=[- ]?(?:${units})(?![a-z]{4}))`;
  const many = `(?:(?:${small}|a) ?${hundred}(?:${and} ?${last})?|${hundred} ${last}|${manyFold}|${joinLongestFirst(large)} ${hundreds})`;
  const round = `${joinLongestFirst(alone)}(?:[- ]?${ones})?`;
  const patterns = [
    new RegExp(`(?<![a-z0-9])(?<lead>${beforePercent})(?<number>${any})${end}`, 'g'),
    new RegExp(`(?<![a-z0-9.,])(?<number>${any})${unit}`, 'g'),
    new RegExp(`(?<![a-z0-9.,\\u0001])(?<!\\d )(?<number>${many})${end}`, 'g'),
    new RegExp(`(?<![a-z0-9.,])(?<number>${round})${end}`, 'g'),
  ];
  return (folded) =>
    patterns.reduce(
      (text, pattern) =>
        text.replaceAll(pattern, (...match) => {
          const groups: Readonly<Record<string, string | undefined>> = match.at(-1);
          const { lead = '', number = '', ending: after } = groups;
          return `${lead}${readNumber(number)}${after === undefined ? '' : `'${after}`}`;
        }),
      folded,
    );
}

const writers = lexicons.map(createWriter);

// "50 cents" of a dollar; "fifty cents" by then too.
const cents =
  /(?<![a-z0-9.,])(?<number>\d{1,2})(?: ?¢| ?cents?| ?sent)(?=\W|[dt]?[aei]n?(?![a-z])|$)/g;

/**
 * Folded text with the numbers that are written in words as digits, where they can be nothing else:
 * before percent and money, of hundreds and thousands, and tens ("half a percent", "yuz bine").
 */
export function writeNumbers(folded: string): string {
  return writers
    .reduce((text, write) => write(text), folded)
    .replaceAll(cents, (_, number: string) => `${Number(number) / 100} dollars`);
}

/** Folded text before a unit, with the number that it ends in as digits: "ten", "yuz elli bin". */
export function writeLastNumber(before: string): string {
  const beside = ' usd';
  return writeNumbers(before.trimEnd() + beside).slice(0, -beside.length);
}

const numberWord = lexicons.map(
  ({ periods, numberWords: { scales, ending } }) =>
    new RegExp(
      `^${joinLongestFirst(Object.keys({ ...periods.tens, ...periods.ones, ...scales }))}+(?:${ending})?$`,
    ),
);

/** Whether a folded word is a number, with its endings: "bindeydi", "elliye". */
export const isNumberWord = (word: string): boolean =>
  numberWord.some((pattern) => pattern.test(word));
