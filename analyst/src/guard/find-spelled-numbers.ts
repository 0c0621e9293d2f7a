import { languages, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { getSentenceViews } from './sentence-views.ts';

const guards = languages.map((language) => analystLanguages[language].guard);

function joinPatterns(sources: readonly string[]): string {
  return `(?:${sources.filter((source) => source !== '').join('|')})`;
}

// The definitions of the structures themselves contain "three candles".
const parameters = new RegExp(
  `(?<![a-z])${joinPatterns(guards.map(({ definitions }) => definitions))}(?![a-z])`,
  'g',
);
const spelled = new RegExp(
  `(?<![a-z])${joinPatterns(guards.flatMap(({ spelledNumbers }) => spelledNumbers))}(?![a-z])`,
  'g',
);
const article = new RegExp(`^${joinPatterns(guards.map(({ articles }) => articles))}$`);

/** Finds numbers written as words, which bypass the digit rule; a definition's own are allowed. */
export function findSpelledNumbers(sentence: Sentence, { labels }: GuardContext): GuardFault[] {
  const folded = getSentenceViews(sentence, labels).foldedRest.replace(parameters, (text) =>
    ' '.repeat(text.length),
  );
  return [...folded.matchAll(spelled)]
    .filter((match) => !article.test(match[0]))
    .map((match) => ({ rule: 'spelled-number', text: match[0] }));
}
