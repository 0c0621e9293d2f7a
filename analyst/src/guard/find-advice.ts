import { defaultLanguage, mapLanguages, type Language, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { maskLabels } from './masking.ts';
import { createAdviceMatcher } from './match-advice.ts';
import { isPreparedText } from './prepared-texts.ts';
import { scoreAdvice } from './score-advice.ts';
import { toAdviceText } from './to-advice-text.ts';

/** Log-odds above which a sentence is advice although no pattern says so. */
const scoreLimit = 0;
/** Sentences of the narrator repeat but for their numbers. */
const maxRemembered = 5000;

const matchers = mapLanguages((language) => createAdviceMatcher(analystLanguages[language].advice));
const remembered = new Map<string, string | undefined>();

/** Words that a clause of the default language has beside those that it shares with others. */
const defaultWords =
  /(?<![a-z])(?:the|this|that|it|now|your|you|to|and|here|buy|buying|sell|selling|hold|dip|of|is|are|should|would|will|long|short|us|all|take|profit|stock|shares)(?![a-z])/;

/**
 * The advice of a folded sentence. Clauses of the default language count in every language; those
 * of others only in their own, since "al" and "sat" also occur in English names.
 */
function readAdvice(folded: string, language: Language): string | undefined {
  const own = matchers[language](folded);
  if (own !== undefined) return own;
  if (language !== defaultLanguage && defaultWords.test(folded)) {
    const found = matchers[defaultLanguage](folded);
    if (found !== undefined) return found;
  }
  return scoreAdvice(folded) > scoreLimit ? folded : undefined;
}

/** Finds advice, position sizes and claims of certainty, also where they are disguised. */
export function findAdvice({ text }: Sentence, { labels, language }: GuardContext): GuardFault[] {
  if (isPreparedText(text)) return [];
  const { text: folded, isDisguised } = toAdviceText(maskLabels(text, labels));
  if (isDisguised) return [{ rule: 'advice', text: folded }];
  // Names alone are what is left of a description that is a label.
  if (!/[a-z]/.test(folded)) return [];
  const key = `${language} ${folded}`;
  const known = remembered.has(key);
  const found = known ? remembered.get(key) : readAdvice(folded, language);
  if (!known) {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, found);
  }
  return found === undefined ? [] : [{ rule: 'advice', text: found }];
}
