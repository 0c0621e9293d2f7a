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
const afterComma = new RegExp(`[,;:] *${createPattern(({ start }) => start).source}`);
const particles = createPattern(({ particle }) => particle, 'g');
const otherWords = createPattern(({ other }) => other);
const eitherWords = createPattern(({ either }) => either);
const upWords = createPattern(({ up }) => up);
const downWords = createPattern(({ down }) => down);

/**
 * Whether a folded question without names, periods and intervals is one that yes or no answers,
 * and which way its words name; undefined for any other question.
 */
export function findWhether(plain: string): QuestionPlan['asksWhether'] {
  const count = [...plain.matchAll(particles)].length;
  const isAsked = starts.test(plain) || afterComma.test(plain) || count > 0;
  if (!isAsked || otherWords.test(plain)) return undefined;
  if (count > 1 || eitherWords.test(plain)) return 'either';
  const [up, down] = [upWords.test(plain), downWords.test(plain)];
  if (up === down) return 'any';
  return up ? 'up' : 'down';
}
