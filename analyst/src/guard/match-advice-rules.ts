import { defaultLanguage, mapLanguages, type Language } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createAdviceMatcher } from './match-advice.ts';

const matchers = mapLanguages((language) => createAdviceMatcher(analystLanguages[language].advice));

/** Words that a clause of the default language has beside those that it shares with others. */
const defaultWords =
  /(?<![a-z])(?:the|this|that|it|now|your|you|to|and|here|buy|buying|sell|selling|hold|dip|of|is|are|should|would|will|long|short|us|all|take|profit|stock|shares)(?![a-z])/;

/**
 * The part of a folded sentence that a pattern of advice fits. Clauses of the default language count
 * in every language; those of others only in their own, since "al" and "sat" also occur in English
 * names.
 */
export function matchAdviceRules(folded: string, language: Language): string | undefined {
  const own = matchers[language](folded);
  if (own !== undefined || language === defaultLanguage || !defaultWords.test(folded)) return own;
  return matchers[defaultLanguage](folded);
}
