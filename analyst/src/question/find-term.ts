import { chartTerms, languages, type Intent, type Term } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findPlaces } from './find-acts.ts';
import type { ReadQuestion } from './read-question.ts';
import { createWordPattern, listMatches, toFound } from './word-pattern.ts';

/** States that a text about a chart may ask the meaning of in any wording. */
const looseTerms = [...chartTerms, 'mitigation', 'untouched'] as const;

const patterns = looseTerms.map((term) => {
  const asked = languages.flatMap((language) => analystLanguages[language].glossary[term].asked);
  return { term, pattern: createWordPattern(asked.join('|'), 'g') };
});

/** What a question for the meaning of a term may be read as by the words of charts. */
const openIntents: ReadonlySet<Intent> = new Set([
  'analyze',
  'unknown',
  'unknown-symbol',
  'timeframes',
  'levels',
  'findings',
  'bias',
]);

/** The term of charts with the longest wording that a folded text names. */
export function findTermIn(spoken: string): Term | undefined {
  const found = patterns.flatMap(({ term, pattern }) =>
    listMatches(spoken, pattern)
      .filter(([words]) => words.trim() !== '')
      .map((match) => toFound(term, match)),
  );
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]?.value;
}

/** The term of charts whose meaning is asked for; undefined where the question is about a chart. */
export function findAskedTerm({ request, reading, measured }: ReadQuestion): Term | undefined {
  const { clues, spoken } = reading;
  const isAsked = clues.has('meaning') || findPlaces(spoken, 'definition').length > 0;
  const isOther =
    measured.period !== undefined || measured.numbers.length > 0 || clues.concepts.length > 0;
  if (!isAsked || isOther || !openIntents.has(request.plan.intent)) return undefined;
  return findTermIn(spoken);
}
