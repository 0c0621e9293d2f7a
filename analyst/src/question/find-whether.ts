import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { VerdictWords } from '../language/verdict-words.ts';
import type { Words } from '../language/words.ts';
import { createWordPattern } from './word-pattern.ts';

function createPattern(pick: (words: VerdictWords) => Words, flags = ''): RegExp {
  const words = languages
    .flatMap((language) => pick(analystLanguages[language].verdictWords))
    .filter((word) => word !== '');
  return createWordPattern(words.join('|'), flags);
}

const starts = new RegExp(`^[^a-z]*${createPattern(({ start }) => start).source}`);
const particles = createPattern(({ particle }) => particle, 'g');
const otherWords = createPattern(({ other }) => other);
const eitherWords = createPattern(({ either }) => either);
const upWords = createPattern(({ up }) => up);
const downWords = createPattern(({ down }) => down);

// "…, and when was it" asks for more beside the yes or no.
const clauseEnds = /[,;:?!.]| (?:and|ve) (?=wh|how|ne |kac|hangi|nas)/;

/** Whether a clause asks for yes or no, and for nothing else. */
function isWhether(clause: string): boolean {
  const isAsked = starts.test(clause) || clause.match(particles) !== null;
  return isAsked && !otherWords.test(clause);
}

// "Is volatility up" compares with its past; "is volatility high" asks for its level.
const changing =
  /(?<![a-z])(?:up|down|ris(?:e|es|en|ing)|rose|increas\w*|decreas\w*|grow\w*|grew|climb\w*|pick(?:ed|ing)? up|expand\w*|contract\w*|shrink\w*|fall\w*|fell|drop\w*|declin\w*|eas(?:ed|ing)|cool\w*|calm(?:ed|ing)|higher|lower|art(?:iyor|ti|mis|is\w*|ar)|yuksel(?:iyor|di|mis|is\w*|ir)|cik(?:ti|iyor)|dus(?:uyor|tu|mus|us\w*|er)|azal\w*|geril\w*|sakinles\w*|genisl\w*|daral\w*)(?![a-z])/;

/** Whether a folded question asks whether something rose or fell, and not how high it is. */
export function asksForChange(plain: string): boolean {
  return changing.test(plain);
}

/**
 * Whether a folded question without names, periods and intervals is one that yes or no answers,
 * and which way its words name; undefined for any other question.
 */
export function findWhether(plain: string): QuestionPlan['asksWhether'] {
  const clause = plain.split(clauseEnds).find(isWhether);
  if (clause === undefined) return undefined;
  if ([...plain.matchAll(particles)].length > 1 || eitherWords.test(clause)) return 'either';
  // "Gold turned down, is that right": the way stands in the other clause.
  const named = [clause, plain].find((text) => upWords.test(text) || downWords.test(text));
  if (named === undefined) return 'any';
  const [up, down] = [upWords.test(named), downWords.test(named)];
  if (up === down) return 'any';
  return up ? 'up' : 'down';
}
