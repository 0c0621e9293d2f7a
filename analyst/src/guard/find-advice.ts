import { defaultLanguage, foldText, languages, mapLanguages, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { maskLabels } from './masking.ts';

function toPattern(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${sources.join('|')})`, 'g');
}

const toWhole = (source: string): string => `(?:${source})(?![a-z])`;
const allowed = toPattern(
  languages.flatMap((language) => analystLanguages[language].guard.fieldTerms.map(toWhole)),
);
const adviceByLanguage = mapLanguages((language) => {
  const { advice, certainty } = analystLanguages[language].guard;
  return toPattern([...advice.map(toWhole), ...certainty]);
});

// Invisible characters and emphasis marks inside a word would hide it from the patterns.
function removeHiddenCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\p{L})[*_`~]+|[*_`~]+(?=\p{L})/gu, '')
    .normalize('NFKC');
}

/**
 * Finds advice and claims of certainty. Words of the default language count in every language; its
 * names stand in all of them, while "al", "sat" and "alim" also occur in English names.
 */
export function findAdvice({ text }: Sentence, { labels, language }: GuardContext): GuardFault[] {
  const folded = foldText(removeHiddenCharacters(maskLabels(text, labels))).replace(
    allowed,
    (term) => '_'.repeat(term.length),
  );
  const lexicons = [...new Set([defaultLanguage, language])].map((one) => adviceByLanguage[one]);
  return lexicons.flatMap((lexicon) =>
    [...folded.matchAll(lexicon)].map((match) => ({ rule: 'advice' as const, text: match[0] })),
  );
}
