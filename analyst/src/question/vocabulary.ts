import { intentWords } from './intent-words.ts';
import { topicWords } from './topic-words.ts';

const patterns = Object.values({ ...intentWords, ...topicWords });
// The words the patterns are made of. What stands before an open end is a stem.
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

/** Whether a folded word is one that questions are recognised by, alone or as part of a phrase. */
export function isQuestionWord(word: string): boolean {
  return (
    words.has(word) ||
    (word.endsWith('s') && words.has(word.slice(0, -1))) ||
    stems.some((stem) => word.startsWith(stem)) ||
    patterns.some((pattern) => pattern.test(` ${word} `))
  );
}
