import { questionWords, type QuestionWord } from '../language/question-lexicon.ts';
import { createLexiconPattern, joinWords, listMatches } from './word-pattern.ts';

export type AskedWord = QuestionWord | 'greeting';

const greeting = new RegExp(
  `^\\s*${joinWords(({ greetings }) => greetings)}(?: ${joinWords(({ greeted }) => greeted)})?[\\s!.,?]*$`,
);
const patternByWord: ReadonlyMap<AskedWord, RegExp> = new Map<AskedWord, RegExp>([
  ['greeting', greeting],
  ...questionWords.map(
    (word) => [word, createLexiconPattern(({ intents }) => intents[word])] as const,
  ),
]);

/** Whether folded text, without instrument names, has a word of any language. */
export function hasQuestionWord(folded: string, word: AskedWord): boolean {
  return patternByWord.get(word)?.test(folded) ?? false;
}

const patterns = [...patternByWord.values()];
const allPatterns = patterns.map(({ source }) => new RegExp(source, 'g'));

/** The places of all words and phrases by which questions are read. */
export function findQuestionWordPlaces(
  folded: string,
): readonly { readonly start: number; readonly end: number }[] {
  return allPatterns.flatMap((pattern) =>
    listMatches(folded, pattern).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

// Words in the patterns. A word before an open end is a stem.
const written = patterns.flatMap(({ source }) =>
  [...source.matchAll(/(?<![a-z\\])([a-z]{3,})(\\w[*+{])?/g)].map((match) => ({
    text: match[1] ?? '',
    isStem: match[2] !== undefined,
  })),
);
const words = new Set(written.map(({ text }) => text));
const stems = [
  ...new Set(
    written.filter(({ text, isStem }) => isStem && text.length >= 4).map(({ text }) => text),
  ),
];

/** Whether a folded word occurs in a question pattern, alone or in a phrase. */
export function isQuestionWord(word: string): boolean {
  return (
    words.has(word) ||
    (word.endsWith('s') && words.has(word.slice(0, -1))) ||
    stems.some((stem) => word.startsWith(stem)) ||
    patterns.some((pattern) => pattern.test(` ${word} `))
  );
}

const offTopicWords = createLexiconPattern(({ offTopic }) => offTopic);
const chartWords = createLexiconPattern(({ chart }) => chart);

/** Whether folded text without instruments is off topic: no chart word and another topic's. */
export function isOffTopic(text: string): boolean {
  return offTopicWords.test(text) && !chartWords.test(text);
}
